import { bareTexts } from './bareTexts.ts'
import type { Check } from './check.ts'
import { commits } from './commits.ts'
import { directions } from './directions.ts'
import { docblocks } from './docblocks.ts'
import { domains } from './domains.ts'
import { exports } from './exports.ts'
import { iconRows } from './iconRows.ts'
import { imports } from './imports.ts'
import { keys } from './keys.ts'
import { licences } from './licences.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { paths } from './paths.ts'
import { plays } from './plays.ts'
import { productWords } from './productWords.ts'
import { props } from './props.ts'
import { retiredNames } from './retiredNames.ts'
import { rules } from './rules.ts'
import { screenStories } from './screenStories.ts'
import { settings } from './settings.ts'
import { spacings } from './spacings.ts'
import { storage } from './storage.ts'
import { waits } from './waits.ts'

/** Every rule that is found by reading the tree. */
export const allChecks: readonly Check[] = [
  bareTexts,
  commits,
  directions,
  docblocks,
  domains,
  exports,
  iconRows,
  imports,
  keys,
  licences,
  limits,
  messages,
  paths,
  plays,
  productWords,
  props,
  retiredNames,
  rules,
  screenStories,
  settings,
  spacings,
  storage,
  waits,
]
