import { Icon, IconButton, Tabs } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { panel } from './BottomPanel.css.js'
import { panelMessages } from './messages.js'
import { PanelEdge } from './PanelEdge.js'
import type { PanelTab } from './PanelTab.js'
import { usePanelHeight } from './usePanelHeight.js'

export type BottomPanelProps = { tabs: readonly PanelTab[]; defaultOpen: boolean }

/** Information about the grammar below its text, in tabs of which one is shown; it can be folded to their names. */
export function BottomPanel({ tabs, defaultOpen }: BottomPanelProps) {
  const t = useMessages(panelMessages)
  const [isOpen, setOpen] = useState(defaultOpen)
  const [selected, select] = useState(tabs[0]?.id)
  const element = useRef<HTMLElement>(null)
  const { height, bounds, isChosen, change } = usePanelHeight(element)
  const shown = tabs.find(({ id }) => id === selected)
  return (
    <section
      ref={element}
      className={panel}
      aria-label={shown?.label}
      {...(isOpen && isChosen && { 'data-sized': true, style: { height } })}
    >
      {isOpen && bounds && <PanelEdge height={height} bounds={bounds} onHeight={change} />}
      <Tabs
        label={t('label')}
        height="fill"
        selectedKey={selected ?? ''}
        onSelectionChange={(id) => {
          select(id)
          setOpen(true)
        }}
        tabs={tabs.map(({ id, label, count, isFailing, content }) => ({
          ...{ id, label, count, countTone: isFailing ? 'danger' : 'neutral' },
          content: isOpen ? content : null,
        }))}
        end={
          <>
            {shown?.figures}
            <IconButton
              size="small"
              label={t(isOpen ? 'close' : 'open')}
              aria-expanded={isOpen}
              icon={<Icon of={isOpen ? ChevronDown : ChevronUp} />}
              onPress={() => setOpen(!isOpen)}
            />
          </>
        }
      />
    </section>
  )
}
