import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { createI18n } from '../../i18n/createI18n.js'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { DataTable } from './DataTable.js'

const rows = Array.from({ length: 1000 }, (_, id) => ({
  id,
  a: `name ${(id * 7919) % 1000}`,
  b: id,
  c: `x${id}`,
  d: 'y',
}))
type R = (typeof rows)[number]
const columns = ['a', 'b', 'c', 'd'].map((k) => ({
  id: k,
  header: k,
  cell: (r: R) => r[k as 'a'],
  sortValue: (r: R) => r[k as 'a'],
}))
const i18n = createI18n({ locale: 'en-US' })
function Native() {
  const [dir, set] = useState(0)
  const shown = dir ? rows.toSorted((x, y) => dir * (x.a < y.a ? -1 : 1)) : rows
  return (
    <table>
      <thead>
        <tr>
          {columns.map((c) => (
            <th key={c.id} aria-sort="none">
              <button type="button" onClick={() => set(dir === 1 ? -1 : 1)}>
                {c.header}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((r) => (
          <tr key={r.id}>
            <td>{r.a}</td>
            <td>{r.b}</td>
            <td>{r.c}</td>
            <td>{r.d}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
function once(el: React.ReactNode) {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  let t = performance.now()
  flushSync(() => root.render(<ThemeProvider i18n={i18n}>{el}</ThemeProvider>))
  host.getBoundingClientRect().height
  const mount = performance.now() - t
  t = performance.now()
  flushSync(() => host.querySelector('button')?.click())
  host.getBoundingClientRect().height
  const sort = performance.now() - t
  root.unmount()
  host.remove()
  return [mount, sort] as const
}
const med = (v: number[]) => v.toSorted((a, b) => a - b)[Math.floor(v.length / 2)] as number
it('speed', () => {
  const out: Record<string, number[][]> = { native: [], ours: [], linked: [] }
  for (let i = 0; i < 16; i += 1) {
    const n = once(<Native />)
    const o = once(<DataTable caption="x" columns={columns} rows={rows} rowKey={(r) => r.id} />)
    const l = once(
      <DataTable caption="x" columns={columns} rows={rows} rowKey={(r) => r.id} onRowPress={console.log} />,
    )
    if (i > 2) {
      out.native?.push([...n])
      out.ours?.push([...o])
      out.linked?.push([...l])
    }
  }
  const report = Object.fromEntries(
    Object.entries(out).map(([k, v]) => [
      k,
      { mount: med(v.map((x) => x[0] as number)), sort: med(v.map((x) => x[1] as number)) },
    ]),
  )
  expect(JSON.stringify(report)).toBe('')
})
