import { cell, kept } from './cell.ts'

export type Theme = 'system' | 'light' | 'dark'

export const theme = cell<Theme>(kept.read<Theme>('theme') ?? 'system')

export function setTheme(next: Theme): void {
  kept.write('theme', next)
  theme.set(next)
  showTheme()
}

export function showTheme(): void {
  const now = theme.get()
  if (now === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = now
}
