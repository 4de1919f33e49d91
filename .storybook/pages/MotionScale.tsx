import tokens from '@saywright/ui/tokens.json'

/** Every duration and every easing. */
export function MotionScale() {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>
              <code>vars.duration.…</code>
            </th>
            <th>lasts</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(tokens.duration).map(([name, { $value }]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{$value.value} ms</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>
              <code>vars.easing.…</code>
            </th>
            <th>cubic-bezier</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(tokens.easing).map(([name, { $value }]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{$value.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
