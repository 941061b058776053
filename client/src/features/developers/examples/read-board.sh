curl http://localhost:4000/graphql \
  -H "authorization: Bearer $API_KEY" \
  -H 'content-type: application/json' \
  -d '{"query": "{ board { version tasks { id title columnId } } }"}'
