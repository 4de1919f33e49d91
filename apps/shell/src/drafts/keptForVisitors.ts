import { createFormDrafts } from '@saywright/forms'
import { tabStorage } from '../storage/browserStorage.js'

export const drafts = createFormDrafts(tabStorage, 'visitor')
