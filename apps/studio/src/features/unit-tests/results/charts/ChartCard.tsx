import { Button, Card, Stack } from '@saywright/ui'

import { type ReactNode, useState } from 'react'
import { useTestMessages } from '../../TestedTypeContext.js'

export type ChartCardProps = {
  title: string
  plot: ReactNode
  /** The same, to read. */
  table: ReactNode
  /** Above the plot. */
  legend?: ReactNode
  /** Below the plot and below the table. */
  children?: ReactNode
}

/** A chart, and the same as a table on a press. */
export function ChartCard({ title, plot, table, legend, children }: ChartCardProps) {
  const t = useTestMessages()
  const [isTable, setTable] = useState(false)
  return (
    <Card
      isQuiet
      title={title}
      actions={
        <Button size="small" variant="ghost" onPress={() => setTable(!isTable)}>
          {t(isTable ? 'charts.asPicture' : 'charts.asTable', { title })}
        </Button>
      }
    >
      <Stack gap="x1">
        {!isTable && legend}
        <div>{isTable ? table : plot}</div>
        {children && <div>{children}</div>}
      </Stack>
    </Card>
  )
}
