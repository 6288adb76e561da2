import { defineApp } from '../../../core/contribute/app.ts'
import { readScreen } from '../../../core/page/screen.ts'
import { home, iconSettings, itemName } from '../../data/home/index.ts'
import { gridMetricsFor } from '../tiles/index.ts'
import { findFolder } from './find-folder.ts'
import { folderWindowSize } from './window-size.ts'

/** Shows the icons of a folder in the component window; its subject is the folder's id. */
export default defineApp('folder', {
  icon: 'folder',
  color: '#b7791f',
  windowSize: (id) => {
    const icons = gridMetricsFor({ ...iconSettings.get(), iconName: true }, readScreen())
    return folderWindowSize(findFolder(home.get(), id)?.children?.length ?? 0, icons)
  },
  view: () => import('./FolderView.tsx'),
  subjects: {
    nameOf: (id) => {
      const folder = findFolder(home.get(), id)
      return folder && itemName(folder)
    },
    subscribe: (changed) => home.subscribe(changed),
  },
})
