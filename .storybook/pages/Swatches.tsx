import { vars } from '@saywright/ui/contract'
import tokens from '@saywright/ui/tokens.json'

type Group = { readonly [key: string]: Group | { readonly $value: string } }
type Row = { path: string; light: string; dark: string }

const at = (group: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], group)

function rowsOf(group: Group, before = ''): Row[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const path = before + key
    if (!('$value' in value)) return rowsOf(value, `${path}.`)
    const dark = at(tokens.color.dark, path) as { $value: string }
    return [{ path, light: String(value.$value), dark: dark.$value }]
  })
}

/** Every colour by the path of its token, drawn in the theme of the toolbar. */
export function Swatches() {
  return (
    <table>
      <thead>
        <tr>
          <th>now</th>
          <th>
            <code>vars.color.…</code>
          </th>
          <th>light</th>
          <th>dark</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(tokens.color.light as unknown as Group).map(({ path, light, dark }) => (
          <tr key={path}>
            <td>
              <div
                style={{
                  width: 64,
                  height: 24,
                  borderRadius: vars.radius.xs,
                  border: `1px solid ${vars.color.border.default}`,
                  background: String(at(vars.color, path)),
                }}
              />
            </td>
            <td>
              <code>{path}</code>
            </td>
            <td>{light}</td>
            <td>{dark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
