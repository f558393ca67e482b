/*
 * The page: shows the games of its data and lets the reader step, try and play. What is on the
 * board, what is legal and why not is told by the compiled library, which LoaEngine starts. Texts of
 * records are only ever set as text.
 */
(async () => {
  const byId = (id) => document.getElementById(id);
  const root = document.documentElement;
  const data = JSON.parse(byId('data').textContent);

  /** Makes an element; attributes come from this script alone, texts from anywhere. */
  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes ?? {})) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  // ---- The library ----

  const unpack = async (id) => {
    const packed = Uint8Array.from(atob(byId(id).textContent.trim()), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).arrayBuffer();
  };

  let module = null;
  let fallback = '';
  const startLibrary = async () => {
    if (typeof WebAssembly === 'object') module = await LoaEngine.compile(await unpack('wasm'));
    if (module) {
      root.dataset.engine = 'wasm';
      return LoaEngine.ofModule(module);
    }
    fallback = new TextDecoder().decode(await unpack('fallback'));
    document.head.append(make('script', {}, fallback));
    root.dataset.engine = 'js';
    return LoaEngine.of(loaAsk);
  };

  let ask;
  try {
    ask = await startLibrary();
  } catch (e) {
    const words = 'This browser is too old to show the board.';
    byId('main').before(make('p', { class: 'notice', role: 'alert' }, words));
    return;
  }

  /** For scripts beside or around the page. */
  globalThis.loaPage = Object.freeze({ ask });

  // ---- What is shown ----

  const games = data.games;
  let game = null;
  let node = 0;
  let flip = false;
  let groups = false;
  let chosen = '';
  let targets = [];
  let placing = [];
  let opponent = null;

  /** Brings a game to the library and links its nodes; done once, when it is first shown. */
  const prepare = (which) => {
    if (which.tree) return;
    const lines = [];
    which.tree = which.nodes.map((each, i) => ({
      ...each, at: i, parent: i === 0 ? -1 : (each.p ?? i - 1), children: [], button: null,
    }));
    which.tree[0].ply = 0;
    for (const each of which.tree.slice(1)) {
      const parent = which.tree[each.parent];
      parent.children.push(each.at);
      each.ply = parent.ply + (each.m ? 1 : 0);
      lines.push(`${each.parent} ${each.x ? `?${each.m}` : (each.k ?? each.m ?? '-')}`.replaceAll('\n', ' '));
    }
    which.opened = which.variant ? ask('open', which.variant, which.choices, which.start) : {};
    if (which.opened.game === undefined) {
      which.trouble = which.opened.error ?? '';
      return;
    }
    if (lines.length > 0) ask('add', which.opened.game, lines.join('\n'));
  };

  /** The nodes of a line from its first one to its end. */
  const lineFrom = (start) => {
    const line = [];
    for (let at = start; at !== undefined; at = game.tree[at].children[0]) line.push(at);
    return line;
  };

  const isMain = (at) => {
    for (; at > 0; at = game.tree[at].parent) {
      if (game.tree[game.tree[at].parent].children[0] !== at) return false;
    }
    return true;
  };

  /** The node itself, or the last one before it that can be played. */
  const playable = (at) => {
    let last = at;
    for (let each = at; each >= 0; each = game.tree[each].parent) {
      if (game.tree[each].x) last = game.tree[each].parent;
    }
    return last;
  };

  // ---- The board ----

  let shape = '';
  let cursor = '';

  const sheet = (text) => {
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    return document.importNode(svg, true);
  };

  /** Lays an invisible button above each cell; it stays as long as the board keeps its form. */
  const layCells = (view) => {
    const picture = sheet(ask('view', game.opened.game, 0, options('cells'), '').svg);
    const cells = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    cells.id = 'cells';
    cells.setAttribute('viewBox', view.picture.getAttribute('viewBox'));
    cells.setAttribute('role', 'group');
    cells.setAttribute('aria-label', 'Squares of the board');
    cells.append(picture.querySelector('[data-square]').parentNode);
    byId('cells')?.remove();
    byId('board').append(cells);
    const named = [...cells.querySelectorAll('[data-square]')];
    for (const cell of named) {
      cell.setAttribute('role', 'button');
      cell.setAttribute('tabindex', '-1');
    }
    if (!named.some((cell) => cell.dataset.square === cursor)) cursor = named[0].dataset.square;
  };

  const options = (more) => [flip ? 'flip' : '', groups ? 'groups' : '', more].join(' ');

  const drawBoard = (view) => {
    view.picture = sheet(view.svg);
    byId('picture').replaceChildren(view.picture);
    const now = [game.opened.game, flip, view.picture.getAttribute('viewBox')].join(' ');
    if (now !== shape) {
      layCells(view);
      shape = now;
    }
    const places = new Set(placing.map((move) => move.placed));
    const reached = new Set(targets.map((move) => move.to));
    for (const cell of byId('cells').querySelectorAll('[data-square]')) {
      const square = cell.dataset.square;
      let label = `${square}, ${view.squares[square]}`;
      if (square === chosen) label += ', chosen';
      else if (places.has(square)) label += ', may be placed here';
      else if (reached.has(square)) label += ', may be reached';
      cell.setAttribute('aria-label', label);
      cell.setAttribute('tabindex', square === cursor ? '0' : '-1');
    }
  };

  // ---- One ply ----

  const show = () => {
    const current = game.tree[node];
    const shown = playable(node);
    byId('message').textContent = '';
    byId('extra').replaceChildren();
    markMove();
    if (game.opened.game === undefined) {
      delete root.dataset.position;
      byId('picture').replaceChildren();
      byId('cells')?.remove();
      shape = '';
      byId('status').textContent = game.trouble || 'There is no board to show for this game.';
      return;
    }
    const view = ask('view', game.opened.game, shown, options(''), placing.length ? '' : chosen);
    drawBoard(view);
    root.dataset.position = view.position;
    root.dataset.ply = current.ply;
    const broken = game.faults.find((fault) => fault.at === node && node > 0);
    stopThinking();
    const end = current.children.length === 0 && isMain(node) && !view.over ? game.outcome : '';
    let words = `${view.last} ${end ? capital(end) : view.turn}.`;
    if (shown !== node) words = `Ply ${current.ply} cannot be played. ${view.turn}.`;
    if (broken) words += ` ${broken.text}`;
    byId('status').textContent = words;
    byId('summary').textContent = view.words;
    for (const [id, side] of [['black-player', 'b'], ['white-player', 'w']]) {
      byId(id).classList.toggle('due', view.side === side && !view.over);
      byId(id).replaceChildren(side === 'b' ? game.black || 'Black' : game.white || 'White');
      const clock = clockOf(side);
      if (clock) byId(id).append(make('span', { class: 'clock' }, clock));
    }
    if (view.pass) offer('Pass', () => say('pass'));
    const removal = targets.find((move) => move.to === '' && move.move !== 'pass');
    if (chosen && removal) offer(`Take the stone off ${chosen}`, () => say(removal.move));
    for (const name of ['first', 'back']) control(name).disabled = node === 0;
    for (const name of ['forward', 'last']) control(name).disabled = current.children.length === 0;
    game.view = view;
    remember();
    if (opponent === view.side && !view.over && shown === node && current.children.length === 0) think();
  };

  const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
  const control = (name) => document.querySelector(`#controls [data-do="${name}"]`);

  const offer = (words, action) => {
    const button = make('button', { type: 'button' }, words);
    button.addEventListener('click', action);
    byId('extra').append(button);
  };

  /** The time a side had left when it last moved. */
  const clockOf = (side) => {
    for (let at = node; at > 0; at = game.tree[at].parent) {
      if (game.tree[at].t && game.tree[at].side === side) return game.tree[at].t;
    }
    return '';
  };

  const go = (to) => {
    node = to;
    letGo();
    show();
  };

  const letGo = () => {
    chosen = '';
    targets = [];
    placing = [];
  };

  const branch = (step) => {
    if (node === 0) return;
    const siblings = game.tree[game.tree[node].parent].children;
    const next = siblings[siblings.indexOf(node) + step];
    if (next !== undefined) go(next);
  };

  const steps = {
    first: () => go(0),
    back: () => node > 0 && go(game.tree[node].parent),
    forward: () => game.tree[node].children.length > 0 && go(game.tree[node].children[0]),
    last: () => go(lineFrom(node).at(-1)),
    up: () => branch(-1),
    down: () => branch(1),
    flip: () => {
      flip = !flip;
      byId('table').classList.toggle('turned', flip);
      control('flip').setAttribute('aria-pressed', flip);
      show();
    },
    groups: () => {
      groups = !groups;
      control('groups').setAttribute('aria-pressed', groups);
      show();
    },
  };

  // ---- Trying moves ----

  const refuse = (answer) => {
    const text = answer.illegal ?? answer.error;
    byId('message').replaceChildren(text);
    if (answer.legal?.length) byId('message').append(legalMoves(answer.legal, node));
  };

  /** What would be legal, each a button that plays it. */
  const legalMoves = (moves, at) => {
    const row = make('span', { class: 'legal' }, 'Legal:');
    for (const move of moves.slice(0, 40)) {
      const button = make('button', { type: 'button' }, move);
      button.addEventListener('click', () => {
        go(at);
        say(move);
      });
      row.append(button);
    }
    return row;
  };

  const taken = (answer) => {
    if (answer.node === undefined) {
      letGo();
      show();
      refuse(answer);
      return false;
    }
    if (answer.node === game.tree.length) {
      const parent = game.tree[playable(node)];
      parent.children.push(answer.node);
      game.tree.push({
        m: answer.move, at: answer.node, parent: parent.at, ply: parent.ply + 1, children: [],
        side: game.view.side, own: true,
      });
      drawMoves();
    }
    go(answer.node);
    return true;
  };

  const say = (text) => taken(ask('say', game.opened.game, playable(node), text));

  const choose = (square) => {
    const here = playable(node);
    if (placing.length) {
      const done = placing.find((move) => move.placed === square);
      if (done) say(done.move);
      else go(node);
      return;
    }
    if (chosen && square !== chosen) {
      const reached = targets.filter((move) => move.to === square);
      if (reached.length === 1) {
        say(reached[0].move);
        return;
      }
      if (reached.length > 1) {
        placing = reached;
        show();
        byId('message').textContent = '';
        byId('status').textContent = `${chosen} to ${square}: now choose a square for the stone in hand.`;
        return;
      }
      if (!isOwn(square)) {
        taken(ask('step', game.opened.game, here, chosen, square));
        return;
      }
    }
    if (square === chosen) {
      letGo();
      show();
      return;
    }
    const found = ask('targets', game.opened.game, here, square);
    chosen = square;
    targets = found.moves;
    show();
    byId('status').textContent = found.words;
  };

  const isOwn = (square) =>
    game.view.squares[square].startsWith(game.view.side === 'b' ? 'black' : 'white');

  byId('board').addEventListener('click', (event) => {
    const square = event.target.closest('[data-square]')?.dataset.square;
    if (!square) return;
    cursor = square;
    choose(square);
  });

  byId('say').addEventListener('submit', (event) => {
    event.preventDefault();
    const field = byId('move-text');
    if (game.opened.game !== undefined && field.value.trim() && say(field.value)) field.value = '';
  });

  // ---- The list of moves ----

  const numberOf = (ply) => Math.ceil(ply / 2);

  /** A move that cannot be played is at fault itself, or stands behind one that is. */
  const kindOf = (each) => {
    if (!each.x) return '';
    return game.faults.some((fault) => fault.at === each.at) ? ' broken' : ' unreached';
  };

  const moveButton = (each) => {
    const button = make('button', {
      type: 'button', class: `move${kindOf(each)}`, tabindex: '-1', 'data-node': each.at,
    }, (each.r ?? each.m) + (each.s ? ` ${each.s}` : ''));
    each.button = button;
    return button;
  };

  const notes = (each, parent) => {
    for (const comment of each.c ?? []) parent.append(make('p', { class: 'comment' }, comment));
    for (const [list, kind] of [[game.faults, 'fault'], [game.remarks, 'remark']]) {
      for (const fault of list.filter((note) => note.at === each.at)) {
        const box = make('div', { class: `aside ${kind}` }, make('p', {}, fault.text));
        if (fault.legal?.length) box.append(legalMoves(fault.legal, each.parent));
        parent.append(box);
      }
    }
  };

  const hasNotes = (each) =>
    each.c || [game.faults, game.remarks].some((list) => list.some((note) => note.at === each.at));

  /** The line in two columns; whatever is said stands in full width below its move. */
  const drawMainLine = (target) => {
    let row = null;
    let chunk = null;
    for (const at of lineFrom(0)) {
      const each = game.tree[at];
      if (chunk === null || chunk.childElementCount >= 60) {
        chunk = make('div', { class: 'chunk' });
        target.append(chunk);
      }
      if (each.m) {
        const second = each.ply % 2 === 0;
        if (row === null) {
          row = make('div', { class: 'row' }, make('span', { class: 'number' }, `${numberOf(each.ply)}.`));
          if (second) row.append(make('span', {}, '…'));
          chunk.append(row);
        }
        row.append(moveButton(each));
        if (second) row = null;
      }
      if (hasNotes(each)) {
        notes(each, chunk);
        row = null;
      }
      const others = at > 0 ? game.tree[each.parent].children.slice(1) : [];
      if (game.tree[each.parent]?.children[0] === at && others.length > 0) {
        for (const other of others) drawVariation(other, chunk, 1);
        row = null;
      }
    }
  };

  /** A variation as running text; those within it follow, indented up to a bound. */
  const drawVariation = (start, target, depth) => {
    const waiting = [{ start, target, depth }];
    while (waiting.length > 0) {
      const { start: first, target: place, depth: level } = waiting.pop();
      const box = make('div', { class: 'variation' });
      place.append(box);
      let numbered = false;
      for (const at of lineFrom(first)) {
        const each = game.tree[at];
        if (each.m) {
          if (each.ply % 2 === 1 || !numbered) {
            const dots = each.ply % 2 === 1 ? '.' : '…';
            box.append(make('span', { class: 'number' }, `${numberOf(each.ply)}${dots} `));
          }
          box.append(moveButton(each), ' ');
          numbered = true;
        }
        if (hasNotes(each)) {
          notes(each, box);
          numbered = false;
        }
        const others = at === first ? [] : game.tree[each.parent].children.slice(1);
        for (const other of others.reverse()) {
          const inner = level < 6 ? make('div', {}) : place;
          if (level < 6) box.append(inner);
          waiting.push({ start: other, target: inner, depth: level + 1 });
          numbered = false;
        }
      }
    }
  };

  const drawMoves = () => {
    for (const each of game.tree) each.button = null;
    const fresh = document.createDocumentFragment();
    drawMainLine(fresh);
    byId('moves').replaceChildren(fresh);
  };

  let marked = null;
  const markMove = () => {
    marked?.removeAttribute('aria-current');
    marked?.setAttribute('tabindex', '-1');
    const list = byId('moves');
    marked = game.tree[node].button;
    if (!marked) {
      list.scrollTop = 0;
      return;
    }
    marked.setAttribute('aria-current', 'step');
    marked.setAttribute('tabindex', '0');
    const box = marked.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (box.top < frame.top + 8) list.scrollTop += box.top - frame.top - frame.height / 3;
    if (box.bottom > frame.bottom - 8) list.scrollTop += box.bottom - frame.bottom + frame.height / 3;
  };

  byId('moves').addEventListener('click', (event) => {
    const button = event.target.closest('.move');
    if (button) go(Number(button.dataset.node));
  });

  // ---- Games ----

  const drawHeading = () => {
    const grades = { sound: 'sound', remarks: 'sound, with remarks', faulty: 'faulty' };
    const heading = byId('heading');
    heading.replaceChildren(make('h2', {}, game.title));
    if (game.where) heading.append(make('p', {}, game.where));
    const told = [game.opened.title ?? game.called, game.result].filter(Boolean).join(', ');
    if (told) heading.append(make('p', {}, told));
    if (game.nodes.length > 1 || game.faults.length > 0) {
      heading.append(make('p', { class: `grade ${game.grade}` }, capital(grades[game.grade])));
    }
    if (game.tags.length > 0) {
      const list = make('dl', {});
      for (const [name, value] of game.tags) list.append(make('dt', {}, name), make('dd', {}, value));
      const more = make('details', {}, make('summary', {}, 'About this game'), list);
      heading.append(more);
    }
    const about = byId('rules').querySelector('div');
    about.replaceChildren();
    for (const text of [game.opened.description, game.opened.rules]) {
      if (text) about.append(make('p', {}, text));
    }
    byId('rules').hidden = about.childElementCount === 0;
    byId('rules').open = game.nodes.length === 1;
  };

  const openGame = (number, at) => {
    game = games[number - 1];
    prepare(game);
    setOpponent(null);
    const playable = game.opened.game !== undefined;
    for (const id of ['say', 'play', 'save', 'controls']) byId(id).hidden = !playable;
    for (const link of byId('list').querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
    listed[number - 1]?.firstChild.setAttribute('aria-current', 'true');
    listed[number - 1]?.scrollIntoView({ block: 'nearest' });
    shape = '';
    drawHeading();
    drawMoves();
    go(at(game));
  };

  const mainNode = (ply) => (opened) => {
    let found = 0;
    game = opened;
    for (const at of lineFrom(0)) {
      if (opened.tree[at].ply <= ply) found = at;
    }
    return found;
  };

  const listed = [];
  const drawList = () => {
    byId('games').hidden = games.length < 2;
    byId('main').classList.toggle('many', games.length > 1);
    if (games.length < 2) return;
    const fresh = document.createDocumentFragment();
    const signs = { sound: '', remarks: ' · remarks', faulty: ' · faulty' };
    games.forEach((each, i) => {
      const below = [each.where, each.variant || each.called, each.result].filter(Boolean).join(', ') + signs[each.grade];
      const link = make('a', { href: `#game=${i + 1}&ply=${each.ply}` }, each.title, make('small', {}, below));
      const item = make('li', {}, link);
      listed.push(item);
      fresh.append(item);
      each.text = [each.title, below, ...each.tags.map((tag) => tag[1])].join(' ').toLowerCase();
    });
    byId('list').append(fresh);
    find();
  };

  const find = () => {
    const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    games.forEach((each, i) => {
      const hit = words.every((word) => each.text.includes(word));
      if (listed[i].hidden === hit) listed[i].hidden = !hit;
      if (hit) count++;
    });
    byId('found').textContent = count === games.length ? `${count} games` : `${count} of ${games.length} games`;
  };
  byId('search').addEventListener('input', find);

  // ---- Links to a ply ----

  let waiting = 0;
  const remember = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const place = new URLSearchParams({ game: games.indexOf(game) + 1, ply: game.tree[node].ply });
      if (!isMain(node)) place.set('node', node);
      try {
        history.replaceState(null, '', `#${place}`);
      } catch (e) {
        // A frame without an address of its own has no links to keep.
      }
    }, 300);
  };

  const follow = () => {
    const place = new URLSearchParams(location.hash.slice(1));
    const number = Math.min(Math.max(1, Number.parseInt(place.get('game'), 10) || 1), games.length);
    const given = place.has('ply') ? Number.parseInt(place.get('ply'), 10) || 0 : games[number - 1].ply;
    const at = Number.parseInt(place.get('node'), 10);
    openGame(number, (opened) => (at >= 0 && at < opened.tree.length ? at : mainNode(given)(opened)));
  };
  window.addEventListener('hashchange', follow);

  // ---- Keys ----

  const keys = {
    ArrowLeft: 'back', ArrowRight: 'forward', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last',
    f: 'flip', F: 'flip', g: 'groups', G: 'groups',
  };

  /** The cell next to another in a direction, by where they lie in the picture. */
  const neighbour = (cell, dx, dy) => {
    const middle = (each) => {
      const box = each.getBBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(cell);
    let best = null;
    let least = Infinity;
    for (const other of byId('cells').querySelectorAll('[data-square]')) {
      const [ox, oy] = middle(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along > 10 && aside <= along && along + 2 * aside < least) {
        least = along + 2 * aside;
        best = other;
      }
    }
    return best;
  };

  const onBoard = (event) => {
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const direction = directions[event.key];
    if (direction) {
      const next = neighbour(event.target, ...direction);
      if (next) {
        event.target.setAttribute('tabindex', '-1');
        next.setAttribute('tabindex', '0');
        cursor = next.dataset.square;
        next.focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      choose(event.target.dataset.square);
    } else if (event.key === 'Escape') {
      go(node);
    } else {
      return false;
    }
    return true;
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || byId('help').open) return;
    const element = event.target;
    if (element.closest?.('input, select, textarea')) return;
    if (element.dataset?.square && onBoard(event)) {
      event.preventDefault();
      return;
    }
    const step = steps[keys[event.key]];
    if (step) {
      event.preventDefault();
      step();
      if (element.closest?.('#moves')) marked?.focus({ preventScroll: true });
    }
  });

  byId('controls').addEventListener('click', (event) => {
    steps[event.target.closest('button')?.dataset.do]?.();
  });
  byId('help-button').addEventListener('click', () => byId('help').showModal());
  byId('print').addEventListener('click', () => window.print());

  // ---- Playing on ----

  /** Runs in the worker: the library once more, asked for one move. */
  const WORKER = `onmessage = async ({ data }) => {
    const ask = data.module ? await LoaEngine.ofModule(data.module) : LoaEngine.of(loaAsk);
    ask('open', ...data.open);
    if (data.lines) ask('add', 0, data.lines);
    postMessage(ask('think', 0, data.node, 'alpha-beta', data.level, data.seed));
  };`;

  let thinker = null;
  const stopThinking = () => {
    thinker?.terminate();
    thinker = null;
  };

  /** Lets the opponent choose a move, away from the page, which stays awake. */
  const think = () => {
    const path = [];
    for (let at = node; at > 0; at = game.tree[at].parent) {
      path.unshift(game.tree[at].k ?? game.tree[at].m ?? '-');
    }
    const source = new Blob([byId('engine').textContent, fallback, WORKER], { type: 'text/javascript' });
    const address = URL.createObjectURL(source);
    thinker = new Worker(address);
    URL.revokeObjectURL(address);
    thinker.onmessage = ({ data: answer }) => {
      stopThinking();
      if (answer.move) say(answer.move);
    };
    thinker.onerror = () => {
      stopThinking();
      byId('message').textContent = 'This browser does not let the page think.';
    };
    byId('status').textContent += ' The page is thinking.';
    thinker.postMessage({
      module,
      open: [game.variant, game.choices, game.start],
      lines: path.map((move, i) => `${i} ${move}`).join('\n'),
      node: path.length,
      level: byId('level').value,
      seed: crypto.getRandomValues(new Uint32Array(1))[0],
    });
  };

  for (let level = 1; level <= 8; level++) {
    byId('level').append(make('option', { value: level }, String(level)));
  }
  byId('level').value = 4;

  byId('play-button').addEventListener('click', () => {
    const side = game.view.side === 'b' ? 'w' : 'b';
    setOpponent(opponent ? null : side);
    show();
  });

  const setOpponent = (side) => {
    opponent = side;
    byId('play-button').setAttribute('aria-pressed', side !== null);
    byId('play-button').textContent = side ? 'Stop playing' : 'Play on against the page';
  };

  // ---- Saving ----

  const secondsOf = (clock) => clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

  byId('save').addEventListener('click', () => {
    const said = [];
    for (const [name, value] of game.tags) said.push('tag', name, value);
    for (const each of game.tree) {
      for (const comment of each.c ?? []) said.push('comment', each.at, comment);
      if (each.t) said.push('clock', each.at, secondsOf(each.t));
      for (const sign of each.s?.split(' ') ?? []) said.push('sign', each.at, sign);
    }
    if (game.result) said.push('result', '', game.result);
    const saved = ask('sgf', game.opened.game, ...said);
    if (saved.error) {
      byId('message').textContent = saved.error;
      return;
    }
    const address = URL.createObjectURL(new Blob([saved.sgf], { type: 'application/x-go-sgf' }));
    make('a', { href: address, download: 'game.sgf' }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  });

  // ---- Begin ----

  for (const notice of data.notices) byId('main').before(make('p', { class: 'notice' }, notice));
  if (games.length === 0) {
    byId('main').hidden = true;
  } else {
    drawList();
    follow();
  }
  performance.mark('ready');
  root.dataset.ready = 'true';
})();
