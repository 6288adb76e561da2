import type { Example } from '../../primitives.ts'
import { SearchField } from './SearchField.tsx'

export const examples: readonly Example[] = [
  {
    name: 'empty',
    on: 'panel',
    draw: (say) => <SearchField label={say('搜索歌曲', 'Search songs')} maxLength={100} onSearch={() => {}} />,
  },
  {
    name: 'compact',
    on: 'panel',
    draw: (say) => <SearchField compact label={say('搜索股票', 'Search stocks')} maxLength={40} onSearch={() => {}} />,
  },
]
