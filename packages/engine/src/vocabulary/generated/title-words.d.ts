export declare const titleWords: string;
