import {
  getProject,
  listConanPackages,
  listFileNames,
  listFiles,
  listProjectFiles,
  listProjectMembers,
} from '@saywright/api/contract'
import { aPage, aProject, type FakeTransport } from '@saywright/api/testing'

/** A server with a project that has neither files nor packages yet. */
export function withProjectArea(transport: FakeTransport): FakeTransport {
  return transport
    .respond(getProject, aProject())
    .respond(listProjectMembers, aPage(aProject().members))
    .respond(listFiles, aPage([]))
    .respond(listFileNames, aPage([]))
    .respond(listProjectFiles, aPage([]))
    .respond(listConanPackages, aPage([]))
}
