import { useUploadAudioFile } from '@saywright/api/react'
import { useEffect, useSyncExternalStore } from 'react'
import { createUploads, type Uploads, type UploadsState } from './createUploads.js'

type Kept = { readonly uploads: Uploads; takenNames: readonly string[] }
type Send = ReturnType<typeof useUploadAudioFile>

// Uploads continue while another screen is open, and are shown again on return. Each login has its own calls.
const keptOf = new WeakMap<Send, Map<number, Kept>>()

function kept(send: Send, projectId: number): Kept {
  const projects = keptOf.get(send) ?? new Map<number, Kept>()
  keptOf.set(send, projects)
  const known = projects.get(projectId)
  if (known) return known
  const made: Kept = {
    takenNames: [],
    uploads: createUploads({
      send: (file, name, options) =>
        send({
          params: { id: projectId },
          body: { name, file },
          quiet: true,
          isFailureShown: true,
          ...options,
        }),
      takenNames: () => made.takenNames,
    }),
  }
  projects.set(projectId, made)
  return made
}

/**
 * The recordings that are being uploaded to a project.
 * @param takenNames of those that it has.
 */
export function useAudioUploads(
  projectId: number,
  takenNames: readonly string[],
): readonly [state: UploadsState, uploads: Uploads] {
  const held = kept(useUploadAudioFile(), projectId)
  useEffect(() => {
    held.takenNames = takenNames
  })
  const { uploads } = held
  useEffect(() => uploads.forgetArrived(), [uploads])
  return [useSyncExternalStore(uploads.subscribe, uploads.getState), uploads]
}
