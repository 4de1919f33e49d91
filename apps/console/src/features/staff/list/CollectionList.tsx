import { Button, Card, type Column, ConfirmDialog, Icon, Inline, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listMessages } from './messages.js'
import { type ListProps, StaffList, type StaffListProps, type StaffListTable } from './StaffList.js'

/** Props of every screen of a collection. */
export type CollectionProps<Row> = ListProps<Row> & {
  onDelete: (row: Row) => Promise<void>
}

type CollectionListProps<Row> = CollectionProps<Row> &
  Pick<StaffListProps<Row>, 'labels' | 'search' | 'status'> &
  Pick<StaffListTable<Row>, 'columns'> & {
    add: string
    nameOf: (row: Row) => string
    /** Content of a card above its buttons. */
    card: (row: Row) => ReactNode
    /** Whether it is the product's, or locked. */
    isFixed?: (row: Row) => boolean
    /** Whether something has it still: then it cannot be deleted. */
    isUsed: (row: Row) => boolean
    /** The dialog that changes a row, or adds one. */
    form: (row: Row | undefined, onClose: () => void) => ReactNode
  }

/** Things that staff keeps: added, changed, and deleted where nothing has them. */
export function CollectionList<Row extends { readonly id: number }>({
  columns,
  add,
  nameOf,
  card,
  isFixed = () => false,
  isUsed,
  form,
  onDelete,
  ...list
}: CollectionListProps<Row>) {
  const t = useMessages(listMessages)
  const [open, setOpen] = useState<{ dialog: 'form' | 'deletion'; row?: Row }>()
  const close = () => setOpen(undefined)
  const actions = (row: Row) => (
    <Inline justify="end">
      {!isFixed(row) && (
        <Button
          size="small"
          aria-label={t('changeOf', { name: nameOf(row) })}
          onPress={() => setOpen({ dialog: 'form', row })}
        >
          {t('change')}
        </Button>
      )}
      {!isFixed(row) && !isUsed(row) && (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('deleteOf', { name: nameOf(row) })}
          onPress={() => setOpen({ dialog: 'deletion', row })}
        >
          {t('delete')}
        </Button>
      )}
    </Inline>
  )
  const doing: Column<Row> = {
    id: 'actions',
    header: t('actions'),
    isHeaderHidden: true,
    align: 'end',
    cell: actions,
  }
  return (
    <StaffList
      {...list}
      table={{
        columns: [...columns, doing],
        rowKey: ({ id }) => id,
        renderCard: (row) => (
          <Card>
            <Stack gap="x2">
              {card(row)}
              {actions(row)}
            </Stack>
          </Card>
        ),
      }}
      actions={
        <Button variant="primary" icon={<Icon of={Plus} />} onPress={() => setOpen({ dialog: 'form' })}>
          {add}
        </Button>
      }
    >
      {open?.dialog === 'form' && form(open.row, close)}
      {open?.dialog === 'deletion' && open.row && (
        <Deletion name={nameOf(open.row)} onDelete={() => onDelete(open.row as Row)} onClose={close} />
      )}
    </StaffList>
  )
}

type DeletionProps = { name: string; onDelete: () => Promise<void>; onClose: () => void }

function Deletion({ name, onDelete, onClose }: DeletionProps) {
  const t = useMessages(listMessages)
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteQuestion', { name })}
      confirmLabel={t('delete')}
      onConfirm={onDelete}
      onOpenChange={(stays) => !stays && onClose()}
    >
      {t('deleteText')}
    </ConfirmDialog>
  )
}
