export declare const skillPhrases: string;
