import { limits } from '@saywright/api/contract'
import type { GrammarSlot } from '@saywright/grammar'
import {
  Button,
  ConfirmDialog,
  Heading,
  Icon,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  SegmentedControl,
  Text,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ClipboardPaste, Ellipsis, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { SlotsView } from '../../model/slots/SlotsView.js'
import { withName, withoutSlot } from '../../model/slots/testValues.js'
import { useSlotValues, type ValueKind } from '../../model/slots/useSlotValues.js'
import { ListDialog } from './ListDialog.js'
import { slotMessages } from './messages.js'
import { SlotNameDialog } from './SlotNameDialog.js'
import { end, line, name, values as valuesClass } from './SlotsPane.css.js'
import { ValueEntry } from './ValueEntry.js'
import { ValueRows } from './ValueRows.js'

export type SlotValuesProps = { view: SlotsView; slot: GrammarSlot; onRenamed: (name: string) => void }

/** The values of one slot: those for tests, and those that the grammar gives. */
export function SlotValues({ view, slot, onRenamed }: SlotValuesProps) {
  const t = useMessages(slotMessages)
  const [kind, setKind] = useState<ValueKind>(() =>
    slot.defaults && !view.values.some(({ name }) => name.replace(/^<|>$/g, '') === slot.name)
      ? 'defaults'
      : 'test',
  )
  const [opened, setOpened] = useState<'list' | 'rename' | 'remove'>()
  const editing = useSlotValues(view, slot, kind)
  const isUsed = slot.references.length > 0
  const bracketed = `<${slot.name}>`
  const close = () => setOpened(undefined)
  return (
    <div className={valuesClass}>
      <div className={line}>
        <Heading level={2} variant="label">
          <span className={name}>{bracketed}</span>
        </Heading>
        <div className={`${line} ${end}`}>
          {editing.undo && <IconButton label={t('undo')} icon={<Icon of={Undo2} />} onPress={editing.undo} />}
          <Button
            size="small"
            variant="ghost"
            icon={<Icon of={ClipboardPaste} />}
            onPress={() => setOpened('list')}
          >
            {t('paste')}
          </Button>
          <MenuTrigger>
            <IconButton
              size="small"
              label={t('actions', { name: bracketed })}
              icon={<Icon of={Ellipsis} />}
            />
            <Menu placement="bottom end">
              <MenuItem icon={<Icon of={Pencil} />} onAction={() => setOpened('rename')}>
                {t('rename')}
              </MenuItem>
              <MenuItem
                tone="danger"
                icon={<Icon of={Trash2} />}
                isDisabled={isUsed}
                onAction={() => setOpened('remove')}
              >
                {t('removeSlot')}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </div>
      </div>
      <SegmentedControl
        label={t('which', { name: bracketed })}
        value={kind}
        onChange={setKind}
        options={(['test', 'defaults'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <ValueEntry
        key={kind}
        name={`value-${slot.name}-${kind}`}
        values={editing.values}
        onAdd={(value) => editing.add([value])}
      />
      <ValueRows
        key={`rows ${kind}`}
        slot={slot.name}
        editing={editing}
        lang={view.lang}
        onSay={view.onSay}
        isOffline={view.isOffline ?? false}
      />
      {isUsed && (
        <Text variant="caption" tone="secondary">
          {t('removeUsed')}
        </Text>
      )}
      {opened === 'list' && (
        <ListDialog
          slot={slot.name}
          known={editing.values}
          most={limits.valuesPerSlot}
          onClose={close}
          onAdd={(added) => {
            editing.add(added)
            close()
          }}
        />
      )}
      {opened === 'rename' && (
        <SlotNameDialog
          worker={view.worker}
          analysis={view.analysis}
          slot={slot.name}
          onClose={close}
          onName={(wanted, edits) => {
            view.onEdit(edits)
            view.onValuesChange?.(withName(view.values, slot.name, wanted))
            onRenamed(wanted)
            close()
          }}
        />
      )}
      {opened === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={t('removeTitle', { name: bracketed })}
          confirmLabel={t('removeSlot')}
          onConfirm={() => {
            view.onChange({ change: 'removeSlot', name: slot.name })
            view.onValuesChange?.(withoutSlot(view.values, slot.name))
          }}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </div>
  )
}
