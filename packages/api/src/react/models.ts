import {
  createBiometricModel,
  createEnhancementModel,
  createSynthesisModel,
  deleteBiometricModel,
  deleteEnhancementModel,
  deleteSynthesisModel,
  findModels,
  listBiometricModels,
  listEnhancementModels,
  listSynthesisModels,
  saveBiometricModel,
  saveEnhancementModel,
  saveSynthesisModel,
} from '../contract/models/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const synthesis = ['v3/projects/{id}/synthesis']
const enhancement = ['v3/projects/{id}/enhancement']
const biometrics = ['v3/projects/{id}/biometrics']

const ofProject = (id: number | undefined) => (id === undefined ? undefined : { params: { id } })

export const useSynthesisModels = (projectId: number | undefined) =>
  useWholeList(listSynthesisModels, ofProject(projectId))
export const useCreateSynthesisModel = () => useAction(createSynthesisModel, synthesis)
export const useSaveSynthesisModel = () => useAction(saveSynthesisModel, synthesis)
export const useDeleteSynthesisModel = () => useAction(deleteSynthesisModel, synthesis)

export const useEnhancementModels = (projectId: number | undefined) =>
  useWholeList(listEnhancementModels, ofProject(projectId))
export const useCreateEnhancementModel = () => useAction(createEnhancementModel, enhancement)
export const useSaveEnhancementModel = () => useAction(saveEnhancementModel, enhancement)
export const useDeleteEnhancementModel = () => useAction(deleteEnhancementModel, enhancement)

export const useBiometricModels = (projectId: number | undefined) =>
  useWholeList(listBiometricModels, ofProject(projectId))
export const useCreateBiometricModel = () => useAction(createBiometricModel, biometrics)
export const useSaveBiometricModel = () => useAction(saveBiometricModel, biometrics)
export const useDeleteBiometricModel = () => useAction(deleteBiometricModel, biometrics)

/**
 * Models of any type in all projects of the user, by a part of their name.
 * @param name as typed; nothing is requested while it is empty. The previous result is returned until the response arrives.
 */
export const useFoundModels = (name: string) =>
  useRead(findModels, name.trim() ? { query: { name: name.trim() } } : undefined, { isKept: true })
