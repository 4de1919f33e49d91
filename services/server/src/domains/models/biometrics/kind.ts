import {
  createBiometricModel,
  deleteBiometricModel,
  getBiometricModel,
  listBiometricModels,
  modelKinds,
  saveBiometricModel,
} from '@saywright/api/contract'
import { storedKind } from '../storedKind.js'
import { requireOwnRecordings, withPresentRecordings } from './voicePrints.js'

export const biometrics = storedKind({
  kind: modelKinds.biometrics,
  empty: { mode: 'text_dependent', voice_prints: [] },
  list: listBiometricModels,
  create: createBiometricModel,
  get: getBiometricModel,
  save: saveBiometricModel,
  remove: deleteBiometricModel,
  check: requireOwnRecordings,
  present: withPresentRecordings,
})
