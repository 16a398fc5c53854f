import { expect, it } from 'vitest';
import { needsStarttls } from './needs-starttls.ts';

it.each([
  'smtp://mail.example',
  'smtp://user:secret@mail.example:587',
  'smtp://10.0.0.5:25',
  'smtp://0.0.0.0:25',
  'smtp://128.0.0.1:25',
  'smtp://[2001:db8::1]:25',
  'smtp://localhost.example:25',
  'smtp://127.0.0.1.example:25',
  'smtp://localhost@mail.example',
])('%s needs STARTTLS', (url) => expect(needsStarttls(url)).toBe(true));

it.each([
  'smtp://127.0.0.1:1025',
  'smtp://127.8.9.10:25',
  'smtp://[::1]:1025',
  'smtp://localhost:1025',
  'smtp://LOCALHOST:1025',
  'smtps://mail.example:465',
])('%s does not', (url) => expect(needsStarttls(url)).toBe(false));
