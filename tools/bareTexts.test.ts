import { describe, expect, it } from 'vitest'
import { bareTexts } from './lib/bareTexts.ts'

const drawn = (jsx: string) => `export const Part = ({ icon, label, children }) => (${jsx})`

describe('bare texts of JSX', () => {
  it.each([
    ['a word beside a condition', '<p>{isNew && <Badge />} Lamp</p>'],
    ['what a function says', "<p>{isNew ? <Badge /> : null}{t('lamp')}</p>"],
    ['a text that was handed over', '<button>{icon}{children}</button>'],
    ['a text beside a list', '<p>{label}{lamps.map((lamp) => <Lamp key={lamp} />)}</p>'],
    ['a text that comes and goes itself', "<p><b>Lamp</b>{isNew && t('new')}</p>"],
    [
      'a text that an element takes turns with',
      '<p>{isNew && <Badge />}{isLink ? <a>{label}</a> : label}</p>',
    ],
    ['a text of a fragment', '<>{label}<Badge /></>'],
    ['a text of a fragment with a key', '<Fragment key={label}>{label}</Fragment>'],
  ])('finds %s', (_, jsx) => expect(bareTexts(drawn(jsx))).toHaveLength(1))

  it.each([
    [
      'takes turns with a part',
      'function Word({ of }) { if (of.isNew) return <ins>{of.text}</ins>\n return of.text }',
    ],
    ['comes and goes', "function Word({ t, isNew }) { if (!isNew) return null\n return t('new') }"],
  ])('finds what a component draws bare: a text that %s', (_, source) =>
    expect(bareTexts(source)).toHaveLength(1),
  )

  it.each([
    ['a text in every case', "function Word({ t, isNew }) { if (isNew) return t('new')\n return t('old') }"],
    ['elements', 'function Word({ of }) { if (of.isNew) return null\n return <span>{of.text}</span> }'],
    [
      'what it was handed',
      'function Word({ to, children }) { if (!to) return children\n return <a href={to}>{children}</a> }',
    ],
    [
      'a function that draws nothing',
      'function wordOf({ of }) { if (of.isNew) return null\n return of.text }',
    ],
  ])('accepts a component that draws %s', (_, source) => expect(bareTexts(source)).toEqual([]))

  it('names the line and the text', () => {
    expect(bareTexts(drawn('<p>\n  {icon}\n  {label}\n</p>'))).toEqual([{ line: 3, text: '{label}' }])
  })

  it.each([
    ['a text in an element of its own', '<p>{isNew && <Badge />}<span>{label}</span></p>'],
    ['a text alone', '<p>{isNew ? label : children}</p>'],
    ['a text beside what stays', '<p><b>Lamp</b> {label}</p>'],
    ['white space', "<p>{isNew && <Badge />}{' '}<b>{label}</b></p>"],
    ['what is not translated', '<p translate="no">{isNew && <Badge />}{label}</p>'],
    ['an element with a name', '<p>{isNew && <Badge />}{table}</p>); const table = (<table />'],
  ])('accepts %s', (_, jsx) => expect(bareTexts(drawn(jsx))).toEqual([]))

  it('accepts names that are said to be no texts', () => {
    expect(bareTexts(drawn('<main>{icon}{children}</main>'), ['children'])).toEqual([])
  })
})
