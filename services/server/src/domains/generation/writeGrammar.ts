import type { GeneratedProblem, GenerationStep, Locale } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { TextMessage, TextService } from '../../textService/textService.js'
import { type Importer, importedGrammars } from '../voice-commands/importedGrammars.js'
import { repairConversation } from './conversation.js'
import { extractGrammar } from './extractGrammar.js'

export interface Writing {
  readonly accountId: number
  readonly locale: Locale
  /** The model that it is for: from its place imports are followed. */
  readonly model?: (Importer & { readonly name: string }) | undefined
  readonly signal: AbortSignal
  readonly onStep: (step: GenerationStep) => void
  readonly onPiece: (text: string) => void
}

export interface WrittenGrammar {
  readonly grammar: string
  readonly problems: readonly GeneratedProblem[]
}

const errorsOf = ({ problems }: WrittenGrammar) =>
  problems.filter(({ severity }) => severity === 'error').length

/**
 * Has a grammar written and checked. One with errors is sent back once to be corrected; the better of the two counts.
 *
 * @throws ApiFailure `generation_unusable` where neither reply contains a grammar that can be checked, the failures of the
 *   text service, or the reason of the signal.
 */
export async function writeGrammar(
  context: Context,
  service: TextService,
  asked: readonly TextMessage[],
  writing: Writing,
): Promise<WrittenGrammar> {
  const { signal, onStep, onPiece } = writing
  const ask = async (messages: readonly TextMessage[], step: GenerationStep) => {
    let isFirst = true
    const reply = await service.write(messages, {
      signal,
      onPiece: (text) => {
        if (isFirst) onStep(step)
        isFirst = false
        onPiece(text)
      },
    })
    onStep('checking')
    return { reply, written: await check(context, extractGrammar(reply), writing) }
  }

  onStep('asking')
  const { reply, written } = await ask(asked, 'writing')
  if (written && errorsOf(written) === 0) return written
  const errors = written?.problems.filter(({ severity }) => severity === 'error') ?? []
  try {
    const { written: repaired } = await ask(repairConversation(asked, reply, errors), 'repairing')
    if (repaired && (!written || errorsOf(repaired) <= errorsOf(written))) return repaired
  } catch (cause) {
    if (signal.aborted || !written) throw cause
    context.log.warn({ err: cause }, 'the text service corrected nothing')
  }
  if (written) return written
  throw new ApiFailure('generation_unusable')
}

async function check(
  { database, grammars, log }: Context,
  grammar: string | undefined,
  { accountId, locale, signal, model }: Writing,
): Promise<WrittenGrammar | undefined> {
  signal.throwIfAborted()
  if (grammar === undefined) return undefined
  try {
    const imports = model ? await importedGrammars(database, { ...model, grammar }) : []
    const source = { name: model?.name, language: model?.language, source: grammar, imports }
    return { grammar, problems: await grammars.check({ accountId, signal }, source, locale) }
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || cause.code !== 'grammar_too_large') throw cause
    log.warn({ err: cause }, 'a grammar that was generated could not be checked')
    return undefined
  }
}
