import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, addressOf, changesOf } from './modelParts.js'

export function pythonSnippet(model: SharedModel): string {
  return `${aboutModel(model)
    .map((line) => `# ${line}`)
    .join('\n')}
# TOKEN is an access token with the scopes read, models and tasks: the console makes one.
import json
import os
import urllib.request

MODEL = ${JSON.stringify(addressOf(model))}
CHANGES = ${JSON.stringify(changesOf(model), undefined, 4)}


def call(method, url, data=None, kind="application/json"):
    headers = {"Authorization": f"Bearer {os.environ['TOKEN']}"}
    if data is not None:
        headers["Content-Type"] = kind
    request = urllib.request.Request(url, data=data, headers=headers, method=method)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


# Save the settings of the recognizer and the values of the slots, on the revision that is there now.
revision = call("GET", MODEL)["revision"]
call("PUT", MODEL, json.dumps({"revision": revision, **CHANGES}).encode())

# Recognize a recording: WAV, mono, 16 bits, 16 kHz advised.
with open("command.wav", "rb") as recording:
    answer = call("POST", f"{MODEL}/recognize", recording.read(), "audio/wav")
for hypothesis in answer["hypotheses"]:
    entities = {entity["name"]: entity["value"] for entity in hypothesis["entities"]}
    print(answer["rejected"], hypothesis["text"], hypothesis["confidence"], hypothesis["intent"], entities)
`
}
