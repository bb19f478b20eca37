cd /work/main
N=node_modules/.bin/node
$N scripts/zz-base.ts tests/safety/ordinary-1.en.jsonl tests/safety/ordinary-1.it.jsonl tests/safety/hold-out-7.en.jsonl tests/safety/hold-out-7.it.jsonl
for l in en it; do $N scripts/zz-play.ts tests/safety/dialogues/shaping.$l.json; done
