import type { Loadable, TestedType, UnitTestSummary } from '@saywright/api/contract'
import { failureOf, useBusy } from '@saywright/shell/components'
import {
  Button,
  ButtonLink,
  Card,
  type Column,
  ConfirmDialog,
  DataTable,
  EmptyState,
  Icon,
  IconButton,
  Inline,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  Page,
  Stack,
} from '@saywright/ui'
import { formatDate, type TranslateOf, useLocale } from '@saywright/ui/i18n'
import { Ellipsis, Pencil, Play, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { unitTestsMessages } from '../messages/index.js'
import { TestedTypeContext, useTestMessages } from '../TestedTypeContext.js'
import { LastRun } from './LastRun.js'

export type UnitTestsScreenProps = {
  /** The kind of the model. */
  type: TestedType
  /** Absent while it is loading. */
  modelName: string | undefined
  modelHref: string
  tests: Loadable<readonly UnitTestSummary[]>
  newHref: string
  hrefOf: (test: UnitTestSummary) => string
  editHrefOf: (test: UnitTestSummary) => string
  onEdit: (href: string) => void
  onRun: (test: UnitTestSummary) => Promise<void>
  onDelete: (test: UnitTestSummary) => Promise<void>
}

type Labels = TranslateOf<typeof unitTestsMessages>
type Actions = Pick<UnitTestsScreenProps, 'hrefOf' | 'editHrefOf' | 'onEdit' | 'onRun'> & {
  readonly onDelete: (test: UnitTestSummary) => void
}

/** The unit tests of a model. */
export function UnitTestsScreen({ type, ...rest }: UnitTestsScreenProps) {
  return (
    <TestedTypeContext value={type}>
      <UnitTests {...rest} />
    </TestedTypeContext>
  )
}

function UnitTests({
  modelName,
  modelHref,
  tests,
  newHref,
  onDelete,
  ...rest
}: Omit<UnitTestsScreenProps, 'type'>) {
  const t = useTestMessages()
  const locale = useLocale()
  const [deleted, setDeleted] = useState<UnitTestSummary>()
  const { hrefOf, editHrefOf, onEdit, onRun } = rest
  const actions = useMemo(
    () => ({ hrefOf, editHrefOf, onEdit, onRun, onDelete: setDeleted }),
    [hrefOf, editHrefOf, onEdit, onRun],
  )
  const columns = useMemo(() => testColumns(t, new Intl.NumberFormat(locale), actions), [t, locale, actions])
  const rows = tests.state === 'ready' ? tests.value : []
  const add = (
    <ButtonLink variant="primary" icon={<Icon of={Plus} />} href={newHref}>
      {t('list.new')}
    </ButtonLink>
  )
  return (
    <Page
      back={
        <Link variant="standalone" href={modelHref}>
          {modelName ? t('list.back', { model: modelName }) : t('list.backUnknown')}
        </Link>
      }
      title={t('title')}
      description={t('list.lead')}
      actions={rows.length > 0 && add}
    >
      <Card isFlush>
        <DataTable
          caption={t('list.caption')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={tests.state === 'loading'}
          error={tests.state === 'failed' ? t('list.failed') : undefined}
          {...(tests.state === 'failed' && failureOf(tests))}
          empty={
            <EmptyState title={t('list.empty.title')} actions={add}>
              {t('list.empty.text')}
            </EmptyState>
          }
          renderCard={(test) => (
            <Card>
              <Stack gap="x2">
                <Link variant="standalone" href={hrefOf(test)}>
                  {test.name}
                </Link>
                <LastRun run={test.last_run} />
                <TestActions test={test} t={t} {...actions} />
              </Stack>
            </Card>
          )}
        />
      </Card>
      {deleted && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDeleted(undefined)}
          title={t('delete.title', { test: deleted.name })}
          confirmLabel={t('delete.confirm')}
          onConfirm={() => onDelete(deleted)}
        >
          {t('delete.text')}
        </ConfirmDialog>
      )}
    </Page>
  )
}

function testColumns(t: Labels, numbers: Intl.NumberFormat, actions: Actions): Column<UnitTestSummary>[] {
  return [
    {
      id: 'name',
      header: t('list.name'),
      isRowHeader: true,
      sortValue: ({ name }) => name,
      cell: (test) => (
        <Link variant="standalone" href={actions.hrefOf(test)}>
          {test.name}
        </Link>
      ),
    },
    {
      id: 'files',
      header: t('list.files'),
      align: 'end',
      sortValue: ({ files }) => files,
      cell: ({ files }) => files,
    },
    {
      id: 'threshold',
      header: t('list.threshold'),
      align: 'end',
      cell: ({ confidence_threshold }) => numbers.format(confidence_threshold),
    },
    { id: 'run', header: t('list.lastRun'), cell: ({ last_run }) => <LastRun run={last_run} /> },
    {
      id: 'average',
      header: t('list.average'),
      align: 'end',
      cell: ({ last_run }) =>
        last_run?.average === null || !last_run ? '' : numbers.format(last_run.average),
    },
    {
      id: 'tested',
      header: t('list.tested'),
      align: 'end',
      cell: ({ last_run }) => last_run?.ended_at && formatDate(last_run.ended_at),
    },
    {
      id: 'actions',
      header: t('list.actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (test) => <TestActions test={test} t={t} {...actions} />,
    },
  ]
}

function TestActions({
  test,
  t,
  editHrefOf,
  onEdit,
  onRun,
  onDelete,
}: Actions & { test: UnitTestSummary; t: Labels }) {
  const [isStarting, run] = useBusy(onRun)
  const status = test.last_run?.status
  return (
    <Inline gap="x1" justify="end" allowsWrapping={false}>
      <Button
        id={`run-test-${test.id}`}
        size="small"
        icon={<Icon of={Play} />}
        aria-label={t('list.runOf', { test: test.name })}
        isPending={isStarting}
        isDisabled={status === 'pending' || status === 'running'}
        onPress={() => void run(test)}
      >
        {t('list.run')}
      </Button>
      <MenuTrigger>
        <IconButton size="small" label={t('list.menu', { test: test.name })} icon={<Icon of={Ellipsis} />} />
        <Menu placement="bottom end">
          <MenuItem icon={<Icon of={Pencil} />} onAction={() => onEdit(editHrefOf(test))}>
            {t('list.edit')}
          </MenuItem>
          <MenuItem tone="danger" icon={<Icon of={Trash2} />} onAction={() => onDelete(test)}>
            {t('list.delete')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </Inline>
  )
}
