import type { ReactNode } from 'react'
import { Columns, type ColumnsProps } from '../../primitives/Columns/Columns.js'
import { FieldLayout, type FieldLayoutProps } from '../Field/FieldLayout.js'

export type ChoiceCardGroupProps = Pick<
  FieldLayoutProps,
  'label' | 'isLabelHidden' | 'description' | 'error' | 'id' | 'aria-describedby'
> & {
  /** `ChoiceCard` elements. */
  children: ReactNode
  /**
   * Number of columns.
   * @default { phone: 1, tablet: 2, laptop: 3 }
   */
  columns?: ColumnsProps['count']
}

/** Groups choice cards of which any number may be selected, with one error message for the group. */
export function ChoiceCardGroup({
  children,
  columns = { phone: 1, tablet: 2, laptop: 3 },
  ...field
}: ChoiceCardGroupProps) {
  return (
    <FieldLayout {...field} isGroup>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div {...group} role="group">
          <Columns count={columns}>{children}</Columns>
        </div>
      )}
    </FieldLayout>
  )
}
