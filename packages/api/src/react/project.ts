import { useCallback } from 'react'
import type { QueryOf, ResponseOf } from '../contract/kernel/endpoint.js'
import {
  attachProjectMember,
  createProject,
  detachProjectMember,
  getProject,
  listAllProjects,
  listProjectMembers,
  listProjects,
  saveProject,
  saveProjectRole,
  startTrial,
} from '../contract/project/calls.js'
import { deleteProjectDraft, getProjectDraft, saveProjectDraft } from '../contract/project/draft.js'
import { createDelivery, getStaffProject, withdrawDelivery } from '../contract/project/staffDeliveries.js'
import { listStaffProjects, saveStaffProject } from '../contract/project/staffProjects.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'
import { usePages } from './usePages.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

type ListQuery = QueryOf<typeof listProjects>

export const useProjects = (orgId: number | undefined) =>
  useWholeList(listProjects, orgId === undefined ? undefined : { params: { orgId } })

/** The projects of an organization, by pages. */
export const useProjectPages = (orgId: number | undefined, query: ListQuery = {}, pageSize?: number) =>
  usePages(listProjects, orgId === undefined ? undefined : { params: { orgId }, query }, pageSize)

export const useAllProjects = () => useWholeList(listAllProjects, {})

export const useProject = (id: number | undefined) =>
  useRead(getProject, id === undefined ? undefined : { params: { id } })

export const useCreateProject = () =>
  useAction(createProject, ['v3/projects', 'v3/organizations', 'v3/me', 'v3/onboarding'])

/**
 * A page of the members of a project, searched and sorted by the server; the previous page is shown until the
 * next is loaded.
 */
export const useProjectMemberPage = (id: number, query: QueryOf<typeof listProjectMembers>) =>
  useRead(listProjectMembers, { params: { id }, query }, { isKept: true })

export const useAttachProjectMember = () =>
  useAction(attachProjectMember, ['v3/projects', 'v3/organizations', 'v3/me'])
export const useDetachProjectMember = () =>
  useAction(detachProjectMember, ['v3/projects', 'v3/organizations', 'v3/me'])

export const useSaveProject = () => useAction(saveProject, ['v3/projects', 'v3/organizations', 'v3/me'])
export const useSaveProjectRole = () =>
  useAction(saveProjectRole, ['v3/projects', 'v3/organizations', 'v3/me'])

/**
 * Starts the trial of the studio for a project without resources; its calls are allowed as soon as the
 * response arrives.
 */
export const useStartTrial = () => useAction(startTrial, ['v3/projects', 'v3/organizations'])

/**
 * Returns a function that reads the draft of a new project once, on demand: local changes made meanwhile are
 * newer.
 */
export function useProjectDraftReading(): () => Promise<ResponseOf<typeof getProjectDraft>['draft']> {
  const client = useClient()
  return useCallback(
    async () => (await client.send(getProjectDraft, { isFailureShown: true })).draft,
    [client],
  )
}
/** The draft of a new project on the server; pass `false` for users who may not create projects. */
export const useProjectDraft = (isRead: boolean) => useRead(getProjectDraft, isRead ? {} : undefined)
export const useSaveProjectDraft = () => useAction(saveProjectDraft, ['v3/projects/draft'])
export const useDeleteProjectDraft = () => useAction(deleteProjectDraft, ['v3/projects/draft'])

/** The projects of all users; read only when `isStaff`. */
export const useStaffProjects = (isStaff: boolean, query: QueryOf<typeof listStaffProjects> = {}) =>
  useRead(listStaffProjects, isStaff ? { query } : undefined)
export const useSaveStaffProject = () =>
  useAction(saveStaffProject, ['v3/staff/projects', 'v3/staff/deals', 'v3/projects', 'v3/organizations'])

const delivered = ['v3/staff/projects', 'v3/projects', 'v3/organizations']

/** A project of any user with its deliveries. */
export const useStaffProject = (id: number | undefined) =>
  useRead(getStaffProject, id === undefined ? undefined : { params: { id } })
export const useCreateDelivery = () => useAction(createDelivery, delivered)
export const useWithdrawDelivery = () => useAction(withdrawDelivery, delivered)
