import { type Column, DataTable } from '@saywright/ui'
import { ThemeProvider } from '@saywright/ui/theme'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { clear, painted, show } from './stage.ts'

type Row = {
  readonly id: number
  readonly name: string
  readonly size: number
  readonly owner: string
  readonly date: string
}

const rows: readonly Row[] = Array.from({ length: 1000 }, (_, id) => ({
  id,
  name: `file-${(id * 7919) % 1000}.wav`,
  size: (id * 104_729) % 5_000_000,
  owner: `person-${id % 37}`,
  date: `2026-0${1 + (id % 9)}-1${id % 10}`,
}))
const fields = ['name', 'size', 'owner', 'date'] as const
const columns: readonly Column<Row>[] = fields.map((field) => ({
  id: field,
  header: field,
  cell: (row) => row[field],
  sortValue: (row) => row[field],
}))

// Both tables sort as the language does; what differs is how they draw.
const words = new Intl.Collator('en-US', { numeric: true })
const byWords = (a: string | number, b: string | number) => words.compare(String(a), String(b))

type Order = { readonly field: (typeof fields)[number]; readonly sign: 1 | -1 }

function NativeTable() {
  const [order, setOrder] = useState<Order>()
  const sorted = order ? rows.toSorted((a, b) => order.sign * byWords(a[order.field], b[order.field])) : rows
  return (
    <table>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field} scope="col" aria-sort={order?.field === field ? 'ascending' : 'none'}>
              <button type="button" onClick={() => setOrder({ field, sign: order?.sign === 1 ? -1 : 1 })}>
                {field}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.id}>
            {fields.map((field) => (
              <td key={field}>{row[field]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const tables: Readonly<Record<string, ReactNode>> = {
  native: <NativeTable />,
  ours: <DataTable caption="Files" columns={columns} rows={rows} rowKey={({ id }) => id} />,
}

const actions = {
  clear: async () => {
    clear()
    await painted()
  },
  mount: async (kind: string) => {
    show(<ThemeProvider locale="en-US">{tables[kind]}</ThemeProvider>)
    await painted()
  },
  sort: async () => {
    flushSync(() => document.querySelector<HTMLButtonElement>('thead button')?.click())
    await painted()
  },
}
export type TableActions = typeof actions
Object.assign(globalThis, { bench: actions })
