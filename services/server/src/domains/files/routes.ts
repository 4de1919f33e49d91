import type { ServerRoute } from '../shared/call.js'
import { createUploadRoute } from './createUpload.js'
import { getDownloadLinkRoute } from './getDownloadLink.js'
import { getFileContentRoute } from './getFileContent.js'
import { listFileNamesRoute } from './listFileNames.js'
import { listFilesRoute, listProjectFilesRoute } from './listFiles.js'
import { cancelUploadRoute, listUploadsRoute } from './ownUploads.js'
import { deleteFileRoute, listStaffFilesRoute } from './staffFiles.js'

export const filesRoutes: readonly ServerRoute[] = [
  listFilesRoute,
  listFileNamesRoute,
  listProjectFilesRoute,
  getDownloadLinkRoute,
  getFileContentRoute,
  listStaffFilesRoute,
  deleteFileRoute,
  listUploadsRoute,
  createUploadRoute,
  cancelUploadRoute,
]
