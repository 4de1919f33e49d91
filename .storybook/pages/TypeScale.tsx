import { type TextVariant, textStyle } from '@saywright/ui/theme'
import tokens from '@saywright/ui/tokens.json'

const scale: Readonly<Record<string, { $value: Size }>> = tokens.type
const variants = Object.keys(scale) as TextVariant[]

type Size = { fontSize?: number | string; lineHeight?: number; fontWeight?: number }

/** Every variant of text, drawn in itself. */
export function TypeScale() {
  return (
    <table>
      <thead>
        <tr>
          <th>variant</th>
          <th>size, line, weight</th>
          <th>drawn</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => {
          const style = textStyle(variant)
          const { fontSize, lineHeight, fontWeight } = scale[variant]?.$value ?? {}
          return (
            <tr key={variant}>
              <td>
                <code>{variant}</code>
              </td>
              <td>{[fontSize, lineHeight, fontWeight].map((value) => JSON.stringify(value)).join(', ')}</td>
              <td style={style}>Say “open the blinds”</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
