import json
import urllib.error
import urllib.parse
import urllib.request

query = urllib.parse.urlencode({"data": "https://example.com", "dark": "f4f4f4"})
try:
    with urllib.request.urlopen(f"http://localhost:4000/api/v1/qr.png?{query}") as response:
        open("code.png", "wb").write(response.read())
except urllib.error.HTTPError as error:
    problem = json.load(error)
    print(problem["code"], problem["change"])
