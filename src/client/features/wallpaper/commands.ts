import { defineCommands } from '../../core/command.ts'

export default defineCommands('wallpaper', {
  random: {
    icon: 'image',
    surfaces: { menu: 'wallpaper', tool: 6, palette: 'suggested' },
    run: async () => (await import('./change-randomly.ts')).changeRandomly(),
  },
})
