export * from '@winnow/document-model';
