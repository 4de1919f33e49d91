import { limits } from '@saywright/api/contract'
import { useStaffProjects } from '@saywright/api/react'
import { useEffect, useState } from 'react'
import { afterPause } from '../../../parts/afterPause.js'
import type { ProjectSearch } from './projectSearch.js'

/** Projects of all organizations by a search text, one page of them: there are too many to pick from without typing. */
export function useProjectSearch(): ProjectSearch {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  useEffect(() => afterPause(() => setWords(typed.trim())), [typed])
  const { data, isLoading } = useStaffProjects(true, {
    pageSize: limits.pageSize,
    sort: { by: 'title', direction: 'asc' },
    ...(words !== '' && { search: { keywords: words } }),
  })
  return { projects: data?.data ?? [], isSearching: isLoading || typed.trim() !== words, onSearch: setTyped }
}
