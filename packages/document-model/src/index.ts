export {
  type DocumentFormat,
  extensionOf,
  formatsOfExtension,
  mediaTypeOf,
  namesOf,
  offeredExtensions,
} from './formats.ts';
export * from './text-document.ts';
