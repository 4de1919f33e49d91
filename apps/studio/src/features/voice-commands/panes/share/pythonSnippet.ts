import type { Locale } from '@saywright/api/contract'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, addressOf, valuesOfCall } from './modelParts.js'
import { programComments } from './programComments.js'

export function pythonSnippet(model: SharedModel, locale: Locale): string {
  const { token, values, recording } = programComments[locale]
  const slots = valuesOfCall(model)
  return `${[...aboutModel(model, locale), token].map((line) => `# ${line}`).join('\n')}
import json
import os
import urllib.parse
import urllib.request

MODEL = ${JSON.stringify(addressOf(model))}
${slots ? `# ${values}\n` : ''}SLOTS = ${JSON.stringify(slots ?? {}, undefined, 4)}

# ${recording}
query = "?" + urllib.parse.urlencode({"slots": json.dumps(SLOTS)}) if SLOTS else ""
with open("command.wav", "rb") as recording:
    request = urllib.request.Request(
        f"{MODEL}/recognize{query}",
        data=recording.read(),
        headers={"Authorization": f"Bearer {os.environ['TOKEN']}", "Content-Type": "audio/wav"},
        method="POST",
    )
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
for hypothesis in answer["hypotheses"]:
    entities = {entity["name"]: entity["value"] for entity in hypothesis["entities"]}
    print(answer["rejected"], hypothesis["text"], hypothesis["confidence"], hypothesis["intent"], entities)
`
}
