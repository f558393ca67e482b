#!/usr/bin/env bash
# Tries the jobs on a cluster of one master and two workers on this machine, on the loopback address:
#   the verdicts are those of loa validate --json, line by line, also when a worker is killed on the way;
#   sequences of moves are counted to depth 7 (to depth 6 with --short).
# Build before:  mvn -Pspark -DskipTests package -pl integrations/spark,loa-cli -am
# Everything that is started here is ended here, by its process id, also when something fails.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
depth=7
leaves=68593739064
copies=10
while [ $# -gt 0 ]; do
  case $1 in
    --short) depth=6 leaves=1938494632 copies=5 ;;
    *) echo "usage: $0 [--short]" >&2; exit 2 ;;
  esac
  shift
done

jobs=$here/target/loa-spark.jar
loa=$top/loa-cli/target/loa.jar
export SPARK_HOME=$here/target/spark SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 LC_ALL=C.UTF-8
for needed in "$jobs" "$loa" "$SPARK_HOME/jars"; do
  [ -e "$needed" ] || { echo "$needed is missing; the first lines of $0 tell how to build it" >&2; exit 2; }
done

work=$(mktemp -d)
groups=()
finish() {
  status=$?
  trap - EXIT
  for group in "${groups[@]}"; do
    kill -TERM -- "-$group" 2> /dev/null || true
  done
  for ((i = 0; i < 50; i++)); do
    left=0
    for group in "${groups[@]}"; do
      if kill -0 -- "-$group" 2> /dev/null; then left=$((left + 1)); fi
    done
    [ $left = 0 ] && break
    sleep 0.2
  done
  for group in "${groups[@]}"; do
    kill -KILL -- "-$group" 2> /dev/null || true
  done
  if [ $status != 0 ]; then
    for log in "$work"/*.log; do
      echo "--- what $log complains of" >&2
      grep -E ' (WARN|ERROR) |Exception' "$log" | tail -n 8 >&2 || true
    done
  fi
  rm -rf "$work"
  [ $status = 0 ] && echo "all is as it should be; what was started is ended" || echo "FAILED" >&2
  exit $status
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

spark=(java "@$here/java.options" -Xmx1g -XX:TieredStopAtLevel=1 -cp "$SPARK_HOME/jars/*")

# Starts a program in a process group of its own; its id is then in $started.
start() {
  local log=$1
  shift
  setsid "$@" > "$log" 2>&1 &
  started=$!
  groups+=("$started")
}

# Waits until a file has a line with these words.
await() {
  for ((i = 0; i < 300; i++)); do
    grep -q "$2" "$1" 2> /dev/null && return
    sleep 0.2
  done
  echo "\"$2\" did not come in $1" >&2
  return 1
}

worker() {
  start "$work/worker-$1.log" "${spark[@]}" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 \
    --port 0 --webui-port 0 --cores 1 --memory 1g --work-dir "$work/worker-$1" "$master"
  await "$work/worker-$1.log" "Successfully registered with master"
}

# Runs a job on the cluster, and answers its exit status.
submit() {
  local log=$1
  shift
  "${spark[@]}" org.apache.spark.deploy.SparkSubmit --master "$master" \
    --conf spark.executor.memory=768m --conf spark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 --class io.github.linesofaction.spark.Main "$jobs" "$@" 2> "$log"
}

start "$work/master.log" "${spark[@]}" org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 0 --webui-port 0
await "$work/master.log" "Starting Spark master at"
master=$(grep -o 'spark://127.0.0.1:[0-9]*' "$work/master.log" | head -n 1)
worker 1
worker 2
second=$started
echo "a cluster of two workers at $master"

# Records: small files sound and damaged, long ones of many games, one of them with damage, packed ones.
records=$work/records
mkdir -p "$records/long"
cp "$top"/examples/records/* "$top"/examples/damaged/* "$here"/src/test/resources/*.sgf "$records"
: > "$records/empty.txt"
submit "$work/selfplay.log" selfplay 1000 "$work/games" --black random --white random --partitions 2 > /dev/null
cat "$work"/games/part-*.txt > "$work/games.sgf"
for ((i = 0; i < copies; i++)); do cat "$work/games.sgf"; done > "$records/long/many.sgf"
sed '1234,999999s/;W\[a/;W[z/' "$work/games.sgf" > "$records/long/damaged.sgf"
java -jar "$loa" convert --to json "$work/games.sgf" > "$records/long/games.json"
gzip -c "$work/games.sgf" > "$records/long/packed.sgf.gz"
head -c 50000 "$records/long/packed.sgf.gz" > "$records/long/cut-short.sgf.gz"

java -jar "$loa" validate --json "$records" > "$work/loa.json" 2> "$work/loa.log" || true
grep '"game":' "$work/loa.json" | sort > "$work/expected"
echo "$(wc -l < "$work/expected") games in $(find "$records" -type f | wc -l) files, $(du -sm "$records" | cut -f 1) MB;" \
  "loa validate says: $(tail -n 1 "$work/loa.json")"

# Judges on the cluster and compares with the command line: every verdict, every trouble, the sums.
compare() {
  cat "$work/$1"/verdicts.json/part-* | sort > "$work/$1.found"
  diff "$work/expected" "$work/$1.found" | head -n 4 >&2
  diff <(grep '"trouble":' "$work/loa.json" | sort) <(cat "$work/$1"/troubles.json/part-* | sort)
  diff <(tail -n 1 "$work/loa.json") "$work/$1/summary.json"
}

seconds=$SECONDS
submit "$work/validate.log" validate "$records" "$work/first" > /dev/null || status=$?
[ "${status:-0}" = 2 ] || { echo "exit status ${status:-0} where files cannot be read, and it is 2" >&2; exit 1; }
compare first
echo "verdicts equal, line by line, in $((SECONDS - seconds)) seconds"

seconds=$SECONDS
submit "$work/validate-killed.log" validate "$records" "$work/second" > /dev/null &
job=$!
for ((i = 0; i < 3000; i++)); do
  done=$({ find "$work/second/verdicts.parquet/_temporary" -maxdepth 2 -name 'task_*' 2> /dev/null || true; } | wc -l)
  [ "$done" -ge 4 ] && break
  kill -0 "$job" || break
  sleep 0.05
done
{ kill -KILL "$second" && wait "$second"; } 2> /dev/null || true
wait "$job" || [ $? = 2 ] || { echo "the job failed" >&2; exit 1; }
grep -q "Lost executor\|Worker lost\|worker lost" "$work/validate-killed.log" ||
  { echo "the job did not notice that a worker was killed" >&2; exit 1; }
compare second
echo "verdicts equal with a worker killed when $done tasks were done, in $((SECONDS - seconds)) seconds"

worker 3
seconds=$SECONDS
count=$(submit "$work/perft.log" perft "$depth" | tail -n 1)
[ "$count" = "$leaves" ] || { echo "perft $depth: $count, and it is $leaves" >&2; exit 1; }
echo "perft $depth: $count, in $((SECONDS - seconds)) seconds"
