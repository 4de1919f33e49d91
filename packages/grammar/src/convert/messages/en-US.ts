/** Sentences about the losses of a conversion; a key is a code. */
export const enUS = {
  header: 'The first line should be “{{header}}”. The text is read as if it were.',
  unreadable: '“{{text}}” cannot be read here, and is left out.',
  'duplicate-rule': 'Rule {{rule}} is defined twice. The first definition is kept.',
  'recursive-rule': 'Rule {{rule}} leads to itself. This reference is left out.',
  'nesting-too-deep': 'This is nested more than {{limit}} deep, and is left out.',
  'text-too-long': 'A grammar of more than {{limit}} characters is not converted.',
  'too-many-options': 'This rule has too many parts that may all be silent. It is left out.',
  'nothing-to-say': 'No rule is left with which a sentence could begin.',
  weight: 'The weight {{text}} is not carried over.',
  'language-of-part': 'The language {{text}} of a part is not carried over.',
  'tag-computes': 'The tag “{{text}}” is not computed. Its text becomes the return value.',
  'tag-alone': 'The tag “{{text}}” belongs to no word, and is left out.',
  'tag-changed': 'Quotes and line breaks are not allowed in a return value. It becomes “{{text}}”.',
  'imported-rule': '{{rule}} comes from another grammar, which is not part of this text.',
  'undefined-rule': 'Rule {{rule}} is not defined. It becomes a slot.',
  'rule-renamed': 'Rule {{rule}} is called {{name}}.',
  'unknown-root':
    'The root names rule {{rule}}, which is not defined. Sentences begin with the public rules.',
  'reference-without-rule':
    '{{text}} has neither “uri” nor “special”, so that it names no rule and can never be said.',
  'tag-format':
    'The tag format {{format}} is not one of the W3C. Of its tags, constants are read and programs are not run.',
  'not-reached': 'No start leads to rule {{rule}}, so that it is not written.',
  'slot-written': 'Slot {{rule}} becomes a rule with the values that it has now.',
  'values-left-out':
    'The values of slot {{rule}} for tests are not written: only those of the grammar itself are.',
  'silent-start': '{{rule}} can match silence. The silent sentence is left out.',
  'never-said': 'Rule {{rule}} can never be said, and is left out.',
  'unspoken-token': '“{{text}}” has no word that can be said, and is left out.',
  'no-start': 'No rule is marked as the start. Sentences begin with {{rule}}.',
  'left-out': '“{{text}}” is not carried over: the other format has nothing like it.',
  'empty-slot': 'Slot {{rule}} has no values, and can say nothing here.',
  pronunciation:
    'The pronunciation of “{{word}}” is not carried over: the format names sounds in a file of its own.',
  'any-speech': '“{{text}}” becomes <GARBAGE>, which not every engine knows.',
  'repeat-opened': 'A repeat of more than {{limit}} rounds becomes one without end.',
  'language-assumed': 'The grammar names no language that the format knows. {{language}} is written instead.',
} as const
