import type { Range } from '../syntax/position.js'
import type { ConversionProblemCode, ConversionProblems } from './conversionProblem.js'
import { countOf } from './ExpansionReader.js'
import { type Expansion, listOf, never, silence } from './expansion.js'
import type { ForeignRule } from './ForeignGrammar.js'
import { isKnownTagFormat, meaningOfTags, specialRules } from './srgs.js'
import { TagReader } from './TagReader.js'
import type { XmlEvent } from './xmlEvents.js'

type Opening = Extract<XmlEvent, { kind: 'open' }>

/** An open element with its content so far. */
interface Frame {
  readonly event: Opening
  readonly items: Expansion[]
  text: string
  /** Number of items that the last tag and those before it cover. */
  tagged: number
  /** Tags before any item. */
  readonly waiting: { readonly text: string; readonly range: Range }[]
}

const deepestNesting = 60
const holdsWords: ReadonlySet<string> = new Set(['rule', 'item', 'token', 'tag', 'example'])
const repeatRange = /^(\d+)\s*(?:(-)\s*(\d*))?$/

/** Builds the rules of an SRGS grammar from XML events. */
export class SrgsXmlReader {
  language: string | undefined
  root: string | undefined
  rootRange: Range | undefined
  readonly rules = new Map<string, ForeignRule>()
  readonly publicRules: string[] = []
  private readonly open: Frame[] = []
  private tags: TagReader
  readonly headComments: string[] = []
  private comments: string[] = []
  private skipped = 0
  private hasGrammar = false
  private isFaulty = false

  constructor(private readonly problems: ConversionProblems) {
    this.tags = this.tagReader(undefined)
  }

  read(event: XmlEvent): void {
    switch (event.kind) {
      case 'fault':
        this.isFaulty = true
        this.report('unreadable', event, { text: event.text })
        break
      case 'comment':
        this.keep(event.text)
        break
      case 'text':
        this.readText(event)
        break
      case 'open':
        this.begin(event)
        break
      case 'close':
        this.end(event)
        break
    }
  }

  finish(length: number): void {
    if (this.isFaulty) return
    if (!this.hasGrammar) this.report('header', { start: 0, end: 0 }, { header: '<grammar version="1.0">' })
    const last = this.open.at(-1)
    if (last)
      this.report('unreadable', { start: last.event.start, end: length }, { text: `<${last.event.name}>` })
  }

  /** Comments behind the last rule. */
  get endComments(): readonly string[] {
    return this.comments
  }

  private begin(event: Opening): void {
    if (this.skipped > 0 || this.open.length >= deepestNesting) {
      if (this.skipped === 0) this.report('nesting-too-deep', event, { limit: String(deepestNesting) })
      if (!event.isEmpty) this.skipped += 1
      return
    }
    if (event.name === 'grammar') this.readGrammar(event)
    this.takeWords()
    this.open.push({ event, items: [], text: '', tagged: 0, waiting: [] })
    if (event.isEmpty) this.close()
  }

  private end(event: XmlEvent & { kind: 'close' }): void {
    if (this.skipped > 0) this.skipped -= 1
    else if (this.open.at(-1)?.event.name === event.name) this.close()
    else this.report('unreadable', event, { text: `</${event.name}>` })
  }

  private readText(event: { readonly text: string; readonly start: number; readonly end: number }): void {
    const frame = this.open.at(-1)
    if (this.skipped > 0 || event.text.trim() === '') {
      if (frame) frame.text += ' '
    } else if (frame && holdsWords.has(frame.event.name)) frame.text += event.text
    else this.report('unreadable', event, { text: event.text.trim().slice(0, 40) })
  }

  private readGrammar({ attributes, start, end }: Opening): void {
    this.hasGrammar = true
    for (const line of this.comments) this.headComments.push(line)
    this.comments = []
    this.language = attributes.get('xml:lang')
    this.root = attributes.get('root')?.normalize('NFC')
    this.rootRange = this.rangeOf({ start, end })
    const format = attributes.get('tag-format')
    this.tags = this.tagReader(format)
    if (!isKnownTagFormat(format)) this.report('tag-format', { start, end }, { format: format ?? '' })
    if (attributes.get('mode') === 'dtmf') this.report('left-out', { start, end }, { text: 'mode dtmf' })
  }

  private close(): void {
    const frame = this.open.at(-1)
    if (!frame) return
    const { name, attributes } = frame.event
    if (name !== 'tag' && name !== 'token' && name !== 'example') this.takeWords()
    this.open.pop()
    const lang = name === 'grammar' ? undefined : attributes.get('xml:lang')
    if (lang && lang !== this.language) this.report('language-of-part', frame.event, { text: lang })
    if (name === 'rule') this.readRule(frame)
    else if (name === 'example') this.keep(` example: ${frame.text.trim()}`)
    else if (name === 'tag') this.readTag(frame)
    else if (name !== 'grammar') this.add(this.expansionOf(frame))
  }

  private add(expansion: Expansion | undefined): void {
    if (expansion) this.open.at(-1)?.items.push(expansion)
  }

  private expansionOf(frame: Frame): Expansion | undefined {
    const { name } = frame.event
    const range = this.rangeOf(frame.event)
    switch (name) {
      case 'item':
        return this.repeated(this.saidIn(frame), frame.event)
      case 'one-of':
        return listOf('choice', frame.items)
      case 'token':
        return { kind: 'words', text: frame.text.trim().replace(/\s+/g, ' '), range }
      case 'ruleref':
        return this.referenceIn(frame.event)
      default:
        this.report('left-out', frame.event, { text: `<${name}>` })
        return undefined
    }
  }

  private referenceIn(event: Opening): Expansion {
    const name = event.attributes.get('special') ?? event.attributes.get('uri')
    if (name?.trim()) return { kind: 'reference', name: name.trim(), range: this.rangeOf(event) }
    this.report('reference-without-rule', event, { text: '<ruleref>' })
    return never
  }

  /** A tag applies to the items before it, back to the previous tag; the first tag of an element to those after it. */
  private readTag(tag: Frame): void {
    const frame = this.open.at(-1)
    if (!frame) return
    const range = this.rangeOf(tag.event)
    const said = frame.items.splice(frame.tagged)
    if (said.length > 0) frame.items.push(this.tags.read(listOf('sequence', said), tag.text, range))
    else if (frame.items.length === 0) frame.waiting.push({ text: tag.text, range })
    else frame.items.push(this.tags.read(frame.items.pop() ?? silence, tag.text, range))
    frame.tagged = frame.items.length
  }

  /** The content of an element, with its leading tags. */
  private saidIn({ items, waiting }: Frame): Expansion {
    return waiting.reduceRight(
      (said, { text, range }) => this.tags.read(said, text, range),
      listOf('sequence', items),
    )
  }

  private readRule(frame: Frame): void {
    const { event } = frame
    const name = event.attributes.get('id')?.normalize('NFC') ?? ''
    const isWrong = name === '' || specialRules.has(name)
    if (isWrong || this.rules.has(name)) {
      const text = name === '' ? '<rule>' : `<rule id="${name}">`
      this.report(isWrong ? 'unreadable' : 'duplicate-rule', event, { rule: `<${name}>`, text })
      return
    }
    const body = this.saidIn(frame)
    this.rules.set(name, { name, range: this.rangeOf(event), body, comments: this.comments })
    this.comments = []
    if (event.attributes.get('scope') === 'public') this.publicRules.push(name)
  }

  private repeated(item: Expansion, event: Opening): Expansion {
    const weight = event.attributes.get('weight') ?? event.attributes.get('repeat-prob')
    if (weight) this.report('weight', event, { text: weight })
    const written = event.attributes.get('repeat')
    if (written === undefined) return item
    const [, from, dash, to] = repeatRange.exec(written.trim()) ?? []
    const minimum = countOf(from ?? '')
    const maximum = to ? countOf(to) : dash ? Number.POSITIVE_INFINITY : minimum
    if (from !== undefined && minimum <= maximum) return { kind: 'repeat', item, minimum, maximum }
    this.report('unreadable', event, { text: `repeat="${written}"` })
    return item
  }

  // Words between elements are tokens of their own; a phrase in quotes is one.
  private takeWords(): void {
    const frame = this.open.at(-1)
    if (!frame || frame.text.trim() === '') return
    const range = this.rangeOf(frame.event)
    for (const [found, quoted] of frame.text.matchAll(/"([^"]*)"|[^\s"]+/g))
      frame.items.push({ kind: 'words', text: quoted ?? found, range })
    frame.text = ''
  }

  private keep(text: string): void {
    if (this.comments.length > 1000) return
    for (const line of text.split(/\r\n?|\n/))
      if (line.trim() !== '') this.comments.push(line.replaceAll('\u2060', '').trim())
  }

  private tagReader(format: string | undefined): TagReader {
    return new TagReader(this.problems, (text) => text, meaningOfTags(format))
  }

  private report(
    code: ConversionProblemCode,
    at: { start: number; end: number },
    values: Record<string, string>,
  ): void {
    this.problems.add(code, this.rangeOf(at), values)
  }

  private rangeOf({ start, end }: { start: number; end: number }): Range {
    return this.problems.range(start, end)
  }
}
