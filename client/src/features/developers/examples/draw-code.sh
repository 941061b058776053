curl -G http://localhost:4000/api/v1/qr.svg \
  --data-urlencode 'data=https://example.com/?a=1&b=2' \
  -d size=300 -d dark=1a1a1a -d shape=rounded
