import { vars } from '@saywright/ui/contract'
import { type Gap, gapScale, spacingUnits } from '@saywright/ui/theme'

const gaps = Object.keys(gapScale) as Gap[]
const widths = Object.entries(spacingUnits)

/** Every gap in px by the class of the width, drawn in that of the window. */
export function SpaceScale() {
  return (
    <table>
      <thead>
        <tr>
          <th>gap</th>
          {widths.map(([name]) => (
            <th key={name}>{name}</th>
          ))}
          <th>now</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => (
          <tr key={gap}>
            <td>
              <code>{gap}</code>
            </td>
            {widths.map(([name, unit]) => (
              <td key={name}>{unit * gapScale[gap]} px</td>
            ))}
            <td>
              <div style={{ width: vars.space[gap], height: 16, background: vars.color.accent.solid }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
