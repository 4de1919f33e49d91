import { type Upload, type UploadForm, versions } from '@saywright/api/contract'
import { useBeginUpload, useCancelUpload, useClient, useUploadDone } from '@saywright/api/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Transfer, type TransferHandlers, withBegun, withChange } from './transfer.js'
import type { TusTransfer } from './tusTransfer.js'
import { uploadOfFile } from './uploadOfFile.js'

export type Transfers = TransferHandlers & {
  readonly transfers: readonly Transfer[]
  /** @throws ApiError when the server refuses the details of the file. */
  readonly send: (file: File, form: UploadForm) => Promise<void>
  /** Goes on with the upload that waits for this file. @returns whether there is one. */
  readonly goOn: (file: File, kind: Upload['kind'], uploads: readonly Upload[]) => boolean
}

/** Files that are sent while the staff area is open. Leaving it stops them; the same file chosen again continues. */
export function useTransfers(): Transfers {
  const client = useClient()
  const begin = useBeginUpload()
  const discard = useCancelUpload()
  const tellDone = useUploadDone()
  const [transfers, setTransfers] = useState<readonly Transfer[]>([])
  const running = useRef(new Map<number, TusTransfer>())
  const change = useCallback(
    (id: number, changes: Partial<Transfer>) => setTransfers((all) => withChange(all, id, changes)),
    [],
  )

  useEffect(() => {
    const all = running.current
    return () => {
      for (const transfer of all.values()) transfer.stop()
      all.clear()
    }
  }, [])

  const start = useCallback(
    async (file: File, { id, kind, name, url, offset, project }: Upload, studioVersion?: string) => {
      running.current.get(id)?.stop()
      const begun: Transfer = {
        id,
        kind,
        name,
        project: project.title,
        size: file.size,
        sent: offset,
        state: 'sending',
      }
      setTransfers((all) => withBegun(all, begun))
      const { tusTransfer } = await import('./tusTransfer.js')
      const transfer = tusTransfer({
        url,
        file,
        token: () => client.session.token(),
        studioVersion,
        onSent: (sent) => change(id, { sent }),
        onDone: () => {
          running.current.delete(id)
          change(id, { state: 'done', sent: file.size })
          tellDone()
        },
        onFailed: (isRefused, reason) => change(id, { state: isRefused ? 'refused' : 'lost', reason }),
      })
      running.current.set(id, transfer)
      transfer.start()
    },
    [client, change, tellDone],
  )
  const send = useCallback<Transfers['send']>(
    async (file, form) => start(file, await begin({ body: form }), form.version ?? versions.console),
    [begin, start],
  )

  const onResume = useCallback(
    (id: number) => {
      change(id, { state: 'sending', reason: undefined })
      running.current.get(id)?.start()
    },
    [change],
  )

  // Continues the interrupted uploads when the network is back.
  useEffect(() => {
    const goOn = () => {
      for (const { id, state } of transfers) if (state === 'lost') onResume(id)
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [transfers, onResume])

  return useMemo(() => {
    const forget = (id: number) => {
      running.current.get(id)?.stop()
      running.current.delete(id)
      setTransfers((all) => all.filter((transfer) => transfer.id !== id))
    }
    return {
      transfers,
      send,
      goOn: (file, kind, uploads) => {
        const upload = uploadOfFile(file, kind, uploads, transfers)
        if (upload) void start(file, upload)
        return upload !== undefined
      },
      onResume,
      onPause: (id) => {
        running.current.get(id)?.stop()
        change(id, { state: 'paused' })
      },
      onCancel: async (id) => {
        running.current.get(id)?.stop()
        await discard({ params: { id } })
        forget(id)
      },
      onForget: forget,
    }
  }, [transfers, send, start, onResume, change, discard])
}
