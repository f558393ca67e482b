'use strict';

/*
 * Starts the compiled library. It answers questions, see the Java class Engine: words in, an object
 * out. The WebAssembly form is asked directly, not through the run time of the compiler, because
 * that one makes functions out of text, which a strict content security policy forbids.
 */
const LoaEngine = {
  /** Prepares the WebAssembly form; null where the browser cannot run it. */
  async compile(bytes) {
    try {
      return await WebAssembly.compile(bytes);
    } catch (e) {
      return null;
    }
  },

  /** Starts a module that compile() prepared, in this page or in a worker. */
  async ofModule(module) {
    const imports = {};
    for (const { module: group, name, kind } of WebAssembly.Module.imports(module)) {
      (imports[group] ??= {})[name] = LoaEngine.import(group, name, kind);
    }
    const { put, ask, get } = (await WebAssembly.instantiate(module, imports)).exports;
    return LoaEngine.of((question) => {
      for (let i = 0; i < question.length; i++) put(question.charCodeAt(i));
      const length = ask();
      const answer = new Uint16Array(length);
      for (let i = 0; i < length; i++) answer[i] = get(i);
      return new TextDecoder('utf-16le').decode(answer);
    });
  },

  /** Wraps what takes a question as one text. */
  of(answer) {
    return (...words) =>
      JSON.parse(answer(words.map((word) => String(word).replaceAll('\u001f', ' ')).join('\u001f')));
  },

  /** What the module wants of its surroundings: a clock, arithmetic, and room for buffers. */
  import(group, name, kind) {
    if (kind === 'memory') return new WebAssembly.Memory({ initial: 64, maximum: 32768 });
    if (kind === 'global') {
      return new WebAssembly.Global({ value: 'i32' }, name === 'maxSize' ? 0x7fffffff : 8);
    }
    if (group === 'teavmMath') return Math[name];
    switch (name) {
      case 'currentTimeMillis':
        return () => Date.now();
      case 'stringBuiltinsSupported':
        return () => 0;
      case 'isUndefined':
        return (value) => (value === undefined ? 1 : 0);
      case 'fromCharCode':
        return String.fromCharCode;
      case 'concat':
        return (one, other) => one + other;
      case 'substring':
        return (text, from, to) => text.substring(from, to);
      case 'createFunction1':
        return () => (value) => value;
      case 'callFunction1':
        return (call, value) => call(value);
      default:
        // Traces of the stack, wrappers for scripts: nothing that the answers need.
        return () => null;
    }
  },
};
