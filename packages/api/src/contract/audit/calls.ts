import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { person } from '../members/member.js'
import { auditEntry, staffAuditEntry } from './auditEntry.js'

export const listAudit = endpoint({
  method: 'GET',
  path: 'v3/organizations/{id}/audit',
  query: pageQuery,
  response: paged(auditEntry),
  [docs]: {
    summary:
      'Audit log of an organization, newest first. Filters: `action`, `account_id`, `from` and `to` (moments).',
    owner: 'organization',
    roles: 'administrator',
    errors: ['incorrect_form', 'not_found', 'administrators_only'],
    example: {
      params: { id: 3 },
      query: { pageIndex: 0, pageSize: 25, filters: { action: 'member.role_changed' } },
      response: {
        data: [
          {
            id: 90,
            action: 'member.role_changed',
            account: {
              id: 1,
              first_name: 'Ada',
              last_name: 'Lovelace',
              email: 'ada@example.com',
              name: 'LOVELACE Ada',
            },
            is_staff: false,
            values: { name: 'HOPPER Grace', before: 'employee', after: 'administrator' },
            ip: '203.0.113.7',
            created_at: '2026-11-22T08:30:00.000Z',
          },
        ],
        total: 1,
      },
    },
  },
})

export const listStaffAudit = endpoint({
  method: 'GET',
  path: 'v3/staff/audit',
  query: pageQuery,
  response: paged(staffAuditEntry),
  [docs]: {
    summary:
      'Audit log of the installation, newest first: of every organization, of accounts, and what staff did. Filters: `action`, `account_id`, `from` and `to` (moments).',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      query: { pageIndex: 0, pageSize: 25, filters: { action: 'account.password_changed' } },
      response: {
        data: [
          {
            id: 91,
            action: 'account.password_changed',
            account: {
              id: 1,
              first_name: 'Ada',
              last_name: 'Lovelace',
              email: 'ada@example.com',
              name: 'LOVELACE Ada',
            },
            is_staff: false,
            values: {},
            ip: '203.0.113.7',
            created_at: '2026-11-22T08:30:00.000Z',
          },
        ],
        total: 1,
      },
    },
  },
})

export const listStaffAuditPeople = endpoint({
  method: 'GET',
  path: 'v3/staff/audit/people',
  query: pageQuery,
  response: paged(person),
  [docs]: {
    summary:
      'Everybody of whom the audit log of the installation has an entry and who has an account still, by name; found by name and address.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      query: { pageIndex: 0, pageSize: 25, search: { keywords: 'lovelace' } },
      response: {
        data: [
          {
            id: 1,
            first_name: 'Ada',
            last_name: 'Lovelace',
            email: 'ada@example.com',
            name: 'LOVELACE Ada',
          },
        ],
        total: 1,
      },
    },
  },
})
