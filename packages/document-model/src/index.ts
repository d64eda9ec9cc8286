export {
  type DocumentFormat,
  extensionOf,
  formatsOfExtension,
  mediaTypeOf,
  namesOf,
  offeredExtensions,
  otherwiseOf,
} from './formats.ts';
export * from './text-document.ts';
