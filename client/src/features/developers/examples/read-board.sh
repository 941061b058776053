curl http://localhost:4000/graphql \
  -H 'content-type: application/json' \
  -d '{"query": "{ board { version tasks { id title columnId } } }"}'
