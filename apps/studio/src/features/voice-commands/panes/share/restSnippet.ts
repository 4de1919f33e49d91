import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, addressOf, changesOf } from './modelParts.js'

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

export function restSnippet(model: SharedModel): string {
  const changes = JSON.stringify(changesOf(model))
  return `#!/bin/sh
${aboutModel(model)
  .map((line) => `# ${line}`)
  .join('\n')}
# TOKEN is an access token with the scopes read, models and tasks: the console makes one.
set -e
MODEL=${quoted(addressOf(model))}

# Save the settings of the recognizer and the values of the slots, on the revision that is there now.
REVISION=$(curl -fsS "$MODEL" -H "Authorization: Bearer $TOKEN" | sed -n 's/.*"revision":\\([0-9]*\\).*/\\1/p')
CHANGES=${quoted(changes.slice(1))}
curl -fsS -X PUT "$MODEL" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d "{\\"revision\\":$REVISION,$CHANGES"

# Recognize a recording: WAV, mono, 16 bits, 16 kHz advised.
curl -fsS -X POST "$MODEL/recognize" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: audio/wav' \\
  --data-binary @command.wav
`
}
