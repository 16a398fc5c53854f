import { createStart } from '@tanstack/react-start';
import { renderedErrors } from './notices/rendered-error-transport.ts';

export const startInstance = createStart(() => ({ serializationAdapters: [renderedErrors] }));
