import type { Locale } from '@saywright/api/contract'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, addressOf, valuesOfCall } from './modelParts.js'
import { programComments } from './programComments.js'

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

export function restSnippet(model: SharedModel, locale: Locale): string {
  const { token, values, recording } = programComments[locale]
  const slots = valuesOfCall(model)
  // curl learned to write a query itself (--url-query) in 2022: an older one gets it written.
  const query = slots ? `?${new URLSearchParams({ slots: wellFormed(slots) })}` : ''
  return `#!/bin/sh
${[...aboutModel(model, locale), token].map((line) => `# ${line}`).join('\n')}
set -e
MODEL=${quoted(addressOf(model))}
${slots ? `\n# ${values}\n# ${commented(slots)}\nSLOTS=${quoted(query)}\n` : "SLOTS=''\n"}
# ${recording}
curl -fsS -X POST "$MODEL/recognize$SLOTS" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: audio/wav' \\
  --data-binary @command.wav
`
}

/** Half a character cannot be sent. */
const wellFormed = (slots: object) =>
  JSON.stringify(slots).replace(/\\ud[89a-f][0-9a-f]{2}/g, String.raw`\ufffd`)

/** The values as JSON, on one line of a comment. */
const commented = (slots: object) =>
  JSON.stringify(slots)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\\ud[89a-f][0-9a-f]{2}/g, ' ')
