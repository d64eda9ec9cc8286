export declare const occupationNames: string;
export declare const occupationWords: string;
