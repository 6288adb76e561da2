import { defineApp } from '../../../core/contribute/app.ts'
import { home, itemName } from '../../data/home/index.ts'
import { findFolder } from './find-folder.ts'

/** Shows the icons of a folder in the component window; its subject is the folder's id. */
export default defineApp('folder', {
  icon: 'folder',
  color: '#b7791f',
  windowSize: { width: 760, height: 520 },
  view: () => import('./FolderView.tsx'),
  subjects: {
    nameOf: (id) => {
      const folder = findFolder(home.get(), id)
      return folder && itemName(folder)
    },
    subscribe: (changed) => home.subscribe(changed),
  },
})
