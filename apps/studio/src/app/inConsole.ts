import { consoleAddress } from '@saywright/shell'

/** The address of a page of the console, seen from the studio. */
export const inConsole = (path: string) => consoleAddress(window.location, path)
