import { isTallEnough } from '@saywright/ui/theme'
import type { CoverageView } from '../model/coverage/SuiteCoverage.js'
import type { TextView } from '../model/grammar/TextView.js'
import { GrammarPane } from '../panes/grammar/GrammarPane.js'
import { GraphPane } from '../panes/graph/GraphPane.js'
import { IntentsPane } from '../panes/intents/IntentsPane.js'
import { SlotsPane } from '../panes/slots/SlotsPane.js'
import { useSuiteTab } from '../panes/suite/useSuiteTab.js'
import { StatusBanner } from './StatusBanner.js'
import { useGoToText } from './useGoToText.js'
import { remarks as remarksClass } from './Workspace.css.js'
import type { WorkspaceAsideProps } from './WorkspaceAside.js'
import { WorkspaceTabs } from './WorkspaceTabs.js'

export type WorkspaceViewsProps = WorkspaceAsideProps & {
  coverage: CoverageView
  isProblemsOpen: boolean | undefined
}

/** The views of the grammar, under what there is to say about it as a whole. */
export function WorkspaceViews(props: WorkspaceViewsProps) {
  const { state, actions, reading, trying, suite, coverage, editor, onOpenDialog } = props
  const { document, navigation, speech } = state
  const { write, writeSlots, bringBack, forgetAside } = actions.document
  const onGoTo = useGoToText(navigation.tab, editor.goTo, actions.navigation.openTab)
  const view: TextView = {
    ...{ grammar: document.grammar, state: reading.state, worker: reading.worker },
    ...{ slots: reading.slots, lang: reading.lang, isOffline: speech.isOffline },
    ...{ onGrammarChange: write, onGoTo, onSay: actions.speech.onSay },
  }
  const suiteTab = useSuiteTab({ reading, suite, onTry: trying.actions.tryAgain, onGoTo: editor.goTo })
  const remarks = (
    <StatusBanner
      document={document}
      saveState={state.saving.state}
      onDiscard={() => onOpenDialog('discard')}
      onBringBack={bringBack}
      onForget={forgetAside}
    />
  )
  return (
    <WorkspaceTabs
      tab={navigation.tab}
      hrefOf={navigation.hrefOf}
      contents={{
        grammar: (
          <GrammarPane
            reading={reading}
            text={document}
            marks={trying.state.marks}
            coverage={coverage}
            editor={editor}
            hasHelper={state.helper !== undefined}
            panel={{
              isOpen: props.isProblemsOpen ?? isTallEnough(window.innerHeight),
              others: [suiteTab],
            }}
            hrefs={{ slots: navigation.hrefOf?.('slots'), modelOf: navigation.modelHrefOf }}
            remarks={remarks}
            onChange={write}
            onOpenModel={actions.navigation.openModel}
            onOpenDialog={onOpenDialog}
          />
        ),
        graph: (
          <GraphPane
            {...view}
            coverage={coverage}
            at={editor.cursor()}
            remarks={remarks}
            sentence={trying.state.tried}
            sentenceMatch={trying.state.sentenceMatch}
            checkedWith={reading.checkedWith}
            onSentence={trying.actions.tryAgain}
            onReading={trying.actions.read}
          />
        ),
        intents: (
          <>
            <div className={remarksClass}>{remarks}</div>
            <IntentsPane {...view} coverage={coverage} />
          </>
        ),
        slots: (
          <>
            <div className={remarksClass}>{remarks}</div>
            <SlotsPane {...view} values={document.slots} onValuesChange={writeSlots} />
          </>
        ),
      }}
    />
  )
}
