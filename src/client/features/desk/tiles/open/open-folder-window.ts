import { openApp } from '../../../shell/windows/index.ts'

/** Opens a folder as a tab of the component window. */
export const openFolderWindow = (folder: string): void => openApp({ app: 'folder', subject: folder })
