import { vars } from '@saywright/ui/contract'
import tokens from '@saywright/ui/tokens.json'
import { strongerColors } from '../../packages/ui/src/theme/strongerColors.js'

type Group = { readonly [key: string]: Group | { readonly $value: string } }
type Row = { path: string; light: string; dark: string; contrast: string }

const at = (group: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], group)

const valueAt = (theme: 'light' | 'dark', path: string) =>
  (at(tokens.color[theme], path) as { $value: string }).$value

function rowsOf(group: Group, before = ''): Row[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const path = before + key
    if (!('$value' in value)) return rowsOf(value, `${path}.`)
    return [
      {
        path,
        light: valueAt('light', path),
        dark: valueAt('dark', path),
        contrast: valueAt('light', strongerColors[path] ?? path),
      },
    ]
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
          <th>high contrast</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(tokens.color.light as unknown as Group).map(({ path, light, dark, contrast }) => (
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
            <td>{contrast}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
